import { keptDrafts } from './drafts';
import { keptUnder } from './vault';

/** Tells whether this device stores anything of this person's, in any tab, that the server does not have. */
export async function keepsUnsaved(userId: string) {
  for (const kind of ['edit', 'determination', 'deed'])
    if ((await keptUnder(`${kind}:${userId}:`)).size > 0) return true;
  return (await keptDrafts(userId)).some(({ unsaved }) => unsaved);
}
