import { keepsUnsaved } from '@/lib/client/on-device/unsaved';
import { beforeSignOut } from './before-sign-out';

/** Saves what the person is writing. Gives whether signing out would still lose something of theirs. */
export async function leavesUnsaved(userId: string) {
  const tried = await Promise.all([...beforeSignOut].map((save) => save().catch(() => true)));
  return tried.includes(true) || keepsUnsaved(userId);
}
