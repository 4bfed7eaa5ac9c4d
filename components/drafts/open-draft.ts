import type { PresentedDraft } from '@/lib/claims/records/drafts/read';
import { type KeptDraft, keepDraft, type Place } from '@/lib/client/on-device/drafts';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type WrongNumbers, wrongNumbersOf } from '@/lib/forms/validate-draft';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { type DraftKeeper, draftKeeper } from './draft-keeper';
import { type DraftSaver, draftSaver, type SavedDraft, type Saving } from './draft-saver';

export interface OpenDraft {
  readonly type: CreditorType;
  values: ClaimValues;
  documents: PresentedDocument[];
  readonly removedDocuments: number;
  /** A device may have stored a draft without it. */
  readonly documentsElsewhere: number | undefined;
  readonly wrongNumbers: WrongNumbers;
  saving: Saving;
  /** Unsaved changes outlive the page on this device; undefined until that was tried. */
  keptHere: boolean | undefined;
  readonly saver: DraftSaver;
  readonly keeper: DraftKeeper;
  /** From now on this device stores it; the server gets what it does not have. */
  begin(): void;
  stay(place: Place): void;
  /** Tells saver and keeper the present content. */
  changed(): void;
  /** Stops saving and storing. Settles when the last write is done. */
  end(): Promise<void>;
}

interface Content {
  values: ClaimValues;
  documents: string[];
}

/** What the server has, and how much of it the server is known to have. */
export type Found = Omit<KeptDraft, 'at'>;

export const foundOnServer = (type: CreditorType, draft: PresentedDraft | null): Found => ({
  draft: draft ?? {
    creditorType: type,
    values: {},
    documents: [],
    removedDocuments: 0,
    documentsElsewhere: 0,
    wrongNumbers: [],
    revision: 0,
    idempotencyKey: null,
    updatedAt: null,
  },
  unsaved: false,
  unanswered: null,
});

interface Options {
  userId: string;
  send: (
    type: CreditorType,
    content: Content,
    revision: number,
    keepalive: boolean,
  ) => Promise<SavedDraft>;
  onSaving: () => void;
  start: ClaimValues;
  documents: PresentedDocument[];
}

/** Opens the draft of one type, and sends what the server does not have yet. */
export function openDraft(
  { draft: found, unsaved, unanswered, place: left = null }: Found,
  { userId, send, onSaving, start, documents }: Options,
): OpenDraft {
  const { creditorType: type, revision, idempotencyKey, updatedAt } = found;
  const form = formOf(type);
  const contentOf = (values: ClaimValues, of: readonly { id: string }[]) =>
    JSON.stringify({
      values: cleanValuesOf(form, values),
      documents: of.map(({ id }) => id),
    } satisfies Content);
  const isNew = revision === 0 && !unsaved;
  const values = isNew ? start : { ...emptyValuesOf(form), ...found.values };
  let latest: Saving;
  let place = left;
  const saver = draftSaver({
    saved: { revision, idempotencyKey, updatedAt },
    content: unsaved ? '' : contentOf(values, found.documents),
    unanswered,
    send: async (content, revision, keepalive) => {
      // Before it is sent: if the page ends in between, the next one must know what the server may have.
      void keeper.now();
      return send(type, JSON.parse(content), revision, keepalive);
    },
    onSaving(saving) {
      latest = saving;
      const show = () => {
        if (latest !== saving) return;
        draft.saving = saving;
        onSaving();
      };
      // Shown only once this device has it too: a reload right after must find it, and its numbers masked.
      if (saving.state === 'saved') void keeper.now().then(show);
      else {
        keeper.soon();
        show();
      }
    },
  });
  const keeper = draftKeeper(
    `${userId}:${type}`,
    () => {
      const { values, documents } = draft;
      return keepDraft(userId, {
        draft: { ...found, values, documents, ...saver.saved() },
        unsaved: !saver.isStored(),
        unanswered: saver.unanswered(),
        place,
        at: Date.now(),
      });
    },
    (outlives) => {
      draft.keptHere = outlives;
      onSaving();
    },
  );
  const draft: OpenDraft = {
    type,
    values,
    documents: isNew ? documents : found.documents,
    removedDocuments: found.removedDocuments,
    documentsElsewhere: found.documentsElsewhere,
    wrongNumbers: wrongNumbersOf(values, found.wrongNumbers),
    saving: { state: 'saved', at: updatedAt },
    keptHere: undefined,
    saver,
    keeper,
    begin() {
      keeper.begin();
      if (!unsaved) return;
      draft.changed();
      void saver.flush().catch(() => undefined);
    },
    stay(now) {
      place = now;
      void keeper.now();
    },
    changed() {
      saver.change(contentOf(draft.values, draft.documents));
      keeper.soon();
    },
    end() {
      saver.close();
      return keeper.end();
    },
  };
  return draft;
}
