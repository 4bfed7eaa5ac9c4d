import { keptDrafts } from './drafts';
import { keptUnder } from './vault';

/** Whether this device keeps something that this person wrote, here or in another tab, and that the server does not have. */
export async function keepsUnsaved(userId: string) {
  for (const kind of ['edit', 'determination'])
    if ((await keptUnder(`${kind}:${userId}:`)).size > 0) return true;
  return (await keptDrafts(userId)).some(({ unsaved }) => unsaved);
}
