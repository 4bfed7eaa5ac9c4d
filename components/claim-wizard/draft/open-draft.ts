import type { PresentedDraft } from '@/lib/claims/drafts/read';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type WrongNumbers, wrongNumbersOf } from '@/lib/forms/validate-draft';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { type DraftSaver, draftSaver, type SavedDraft, type Saving } from './draft-saver';

/** A claim of one type that is being filled in. */
export interface OpenDraft {
  readonly type: CreditorType;
  values: ClaimValues;
  documents: PresentedDocument[];
  /** How many of its documents are not there any more. */
  readonly removedDocuments: number;
  /** What is wrong with numbers that are masked. */
  readonly wrongNumbers: WrongNumbers;
  saving: Saving;
  readonly saver: DraftSaver;
  /** Tells the saver what the draft holds now. */
  changed(): void;
}

interface Content {
  values: ClaimValues;
  documents: string[];
}

interface Options {
  send: (
    type: CreditorType,
    content: Content,
    revision: number,
    keepalive: boolean,
  ) => Promise<SavedDraft>;
  onSaving: () => void;
  /** Documents that a new draft begins with. */
  documents: PresentedDocument[];
}

const none: SavedDraft = { revision: 0, submissionKey: null, updatedAt: null };

/** Opens what is saved of a claim of this type, or an empty form. */
export function openDraft(
  type: CreditorType,
  found: PresentedDraft | null,
  { send, onSaving, documents }: Options,
): OpenDraft {
  const form = formOf(type);
  const contentOf = (values: ClaimValues, of: readonly { id: string }[]) =>
    JSON.stringify({
      values: cleanValuesOf(form, values),
      documents: of.map(({ id }) => id),
    } satisfies Content);
  const empty = emptyValuesOf(form);
  const values = found ? { ...empty, ...found.values } : empty;
  const saver = draftSaver({
    saved: found ?? none,
    content: contentOf(values, found?.documents ?? []),
    send: (content, revision, keepalive) => send(type, JSON.parse(content), revision, keepalive),
    onSaving(saving) {
      draft.saving = saving;
      onSaving();
    },
  });
  const draft: OpenDraft = {
    type,
    values,
    documents: found?.documents ?? documents,
    removedDocuments: found?.removedDocuments ?? 0,
    wrongNumbers: wrongNumbersOf(values, found?.wrongNumbers ?? []),
    saving: { state: 'saved', at: found?.updatedAt ?? null },
    saver,
    changed: () => saver.change(contentOf(draft.values, draft.documents)),
  };
  return draft;
}
