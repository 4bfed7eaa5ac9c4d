import { keepsUnsaved } from '@/lib/client/kept/unsaved';
import { beforeSignOut } from './before-sign-out';

/** Saves what is being written; tells whether something of this person would be lost by signing out all the same. */
export async function leavesUnsaved(userId: string) {
  const tried = await Promise.all([...beforeSignOut].map((save) => save().catch(() => true)));
  return tried.includes(true) || keepsUnsaved(userId);
}
