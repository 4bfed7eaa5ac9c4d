import type { PresentedDraft } from '@/lib/claims/records/drafts/read';
import { newUuid } from '@/lib/client/new-uuid';
import { readToken } from '@/lib/client/request/token';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { SectionPlace } from '@/lib/forms/left-open';
import { discard, keep, keptUnder } from './vault';

/** A draft that was sent without an answer, so the server may have it. */
export interface Unanswered {
  content: string;
  revision: number;
}

/** Where somebody stopped: a step of the wizard, and within the form a section. */
export interface Place {
  step: number;
  section: SectionPlace | null;
}

export interface KeptDraft {
  draft: Omit<PresentedDraft, 'idempotencyKey' | 'updatedAt'> & {
    idempotencyKey: string | null;
    updatedAt: string | null;
  };
  /** As far as this device knows, the server does not have all of it. */
  unsaved: boolean;
  unanswered: Unanswered | null;
  /** Null where nobody opened it in the wizard since; an earlier version of the page leaves it out. */
  place?: Place | null;
  /** When it was last stored, in milliseconds of this device's clock. */
  at: number;
}

/** An earlier version of the page named the key otherwise. */
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

/** Gives a name of this tab that survives reloads, so that two tabs do not overwrite each other's drafts. */
function thisTab() {
  tabOfPage ??= newUuid();
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known) return known;
    sessionStorage.setItem(tabKey, tabOfPage);
  } catch {
    // Storage is forbidden or full: the name lasts as long as the page.
  }
  return tabOfPage;
}

const prefixOf = (userId: string) => `draft:${userId}:`;
const ownName = (userId: string, type: CreditorType) => `${prefixOf(userId)}${type}:${thisTab()}`;

/** Stores this person's draft for this tab; gives whether it outlives the page. Stores nothing once the person has signed out. */
export const keepDraft = async (userId: string, kept: KeptDraft) =>
  // A page that closes stores once more, and a person who has signed out leaves nothing behind.
  readToken() !== null && (await keep(ownName(userId, kept.draft.creditorType), kept));

/**
 * Gives this person's drafts on this device, one for each type: an unsaved one before a saved one, then this tab's own, then
 * the one stored last.
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

/** Gives the draft of this type from {@link keptDrafts}, or null. It now belongs to this tab. */
export async function takeKeptDraft(userId: string, type: CreditorType) {
  const kept = (await keptDrafts(userId)).find(({ draft }) => draft.creditorType === type);
  if (!kept) return null;
  await keepDraft(userId, kept);
  const own = ownName(userId, type);
  const all = await keptUnder<KeptDraft>(`${prefixOf(userId)}${type}:`);
  for (const [id, other] of all) {
    // Another tab that is still open stores its own draft again with its next change.
    if (id !== own && (!other.unsaved || other.at === kept.at)) await discard(id);
  }
  return kept;
}

/** Removes the drafts of this type of all tabs, because the claim was filed. */
export async function discardDrafts(userId: string, type: CreditorType) {
  for (const id of (await keptUnder(`${prefixOf(userId)}${type}:`)).keys()) await discard(id);
}
