import type { PresentedDraft } from '@/lib/claims/drafts/read';
import { newUuid } from '@/lib/client/new-uuid';
import { readToken } from '@/lib/client/request/token';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { discard, keep, keptUnder } from './vault';

/** A draft that was sent, and not answered: the server may have it or not. */
export interface Unanswered {
  content: string;
  revision: number;
}

/** A draft as it stands on this device. */
export interface KeptDraft {
  draft: Omit<PresentedDraft, 'idempotencyKey' | 'updatedAt'> & {
    idempotencyKey: string | null;
    updatedAt: string | null;
  };
  /** The server does not have all of it, as far as is known here. */
  unsaved: boolean;
  unanswered: Unanswered | null;
  /** When it was last written, in milliseconds of this device's clock. */
  at: number;
}

/** A draft as pages kept it that called its key otherwise. */
interface FormerKept extends Omit<KeptDraft, 'draft'> {
  draft: Omit<KeptDraft['draft'], 'idempotencyKey'> & { submissionKey: string | null };
}

function asKeptNow(found: KeptDraft | FormerKept): KeptDraft {
  if (!('submissionKey' in found.draft)) return found as KeptDraft;
  const { submissionKey, ...draft } = found.draft;
  return { ...found, draft: { ...draft, idempotencyKey: submissionKey } };
}

const tabKey = 'tab';
let tabOfPage: string | undefined;

/** A name of this tab that survives reloads, so that two tabs do not write over each other. */
function thisTab() {
  tabOfPage ??= newUuid();
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known) return known;
    sessionStorage.setItem(tabKey, tabOfPage);
  } catch {
    // Storage is forbidden or full: the tab has its name as long as the page lives.
  }
  return tabOfPage;
}

const prefixOf = (userId: string) => `draft:${userId}:`;
const ownName = (userId: string, type: CreditorType) => `${prefixOf(userId)}${type}:${thisTab()}`;

/** Keeps a draft of this person for this tab. Tells whether it outlives the page. */
export const keepDraft = async (userId: string, kept: KeptDraft) =>
  // A page that is being left writes once more, and nothing is to stay of who has signed out.
  readToken() !== null && (await keep(ownName(userId, kept.draft.creditorType), kept));

/**
 * The drafts of this person that this device keeps, one of a type: this tab's own, else the one that was written last,
 * what is not saved before what is.
 */
export async function keptDrafts(userId: string): Promise<KeptDraft[]> {
  const best = new Map<CreditorType, [id: string, KeptDraft]>();
  for (const [id, found] of await keptUnder<KeptDraft | FormerKept>(prefixOf(userId))) {
    const kept = asKeptNow(found);
    const type = kept.draft.creditorType;
    const known = best.get(type);
    if (!known || isBetter(userId, type, [id, kept], known)) best.set(type, [id, kept]);
  }
  return [...best.values()].map(([, kept]) => kept);
}

function isBetter(
  userId: string,
  type: CreditorType,
  [id, one]: [string, KeptDraft],
  [otherId, other]: [string, KeptDraft],
) {
  if (one.unsaved !== other.unsaved) return one.unsaved;
  const own = ownName(userId, type);
  if (id === own || otherId === own) return id === own;
  return one.at > other.at;
}

/** The draft of this type that {@link keptDrafts} has, which belongs to this tab from now on. */
export async function takeKeptDraft(userId: string, type: CreditorType) {
  const kept = (await keptDrafts(userId)).find(({ draft }) => draft.creditorType === type);
  if (!kept) return null;
  await keepDraft(userId, kept);
  const own = ownName(userId, type);
  const all = await keptUnder<KeptDraft>(`${prefixOf(userId)}${type}:`);
  for (const [id, other] of all) {
    // Another tab that is still open writes its own anew with its next change.
    if (id !== own && (!other.unsaved || other.at === kept.at)) await discard(id);
  }
  return kept;
}

/** Forgets what every tab kept of this type: it was filed. */
export async function discardDrafts(userId: string, type: CreditorType) {
  for (const id of (await keptUnder(`${prefixOf(userId)}${type}:`)).keys()) await discard(id);
}
