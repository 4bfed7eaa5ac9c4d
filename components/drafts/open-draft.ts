import type { PresentedDraft } from '@/lib/claims/records/drafts/read';
import { type KeptDraft, keepDraft, type Place } from '@/lib/client/on-device/drafts';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type WrongNumbers, wrongNumbersOf } from '@/lib/forms/validate-draft';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { type DraftKeeper, draftKeeper } from './draft-keeper';
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
  /** What is not saved yet outlives the page on this device; undefined until it was tried. */
  keptHere: boolean | undefined;
  readonly saver: DraftSaver;
  readonly keeper: DraftKeeper;
  /** From now on it is kept here; what the server did not have is sent to it. */
  begin(): void;
  /** Somebody goes on here: this device keeps where. */
  stay(place: Place): void;
  /** Tells saver and keeper what the draft holds now. */
  changed(): void;
  /** Ends saving and keeping. Settles when what was being kept is. */
  end(): Promise<void>;
}

interface Content {
  values: ClaimValues;
  documents: string[];
}

/** What a draft is opened with: what the server has, and how much of it the server is known to have. */
export type Found = Omit<KeptDraft, 'at'>;

/** A draft as the server gave it, or none. */
export const foundOnServer = (type: CreditorType, draft: PresentedDraft | null): Found => ({
  draft: draft ?? {
    creditorType: type,
    values: {},
    documents: [],
    removedDocuments: 0,
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
  /** What the fields of a new draft start with. */
  start: ClaimValues;
  /** Documents that a new draft begins with. */
  documents: PresentedDocument[];
}

/** Opens what was found of a claim of one type; what the server does not have yet is sent to it. */
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
      // Before it is sent: a page that ends meanwhile must know later what the server may have.
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
      // Said only once this device knows it too: a reload right after must find it, and its numbers masked.
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
      const { wrongNumbers, removedDocuments } = found;
      const here = { values: draft.values, documents: draft.documents };
      return keepDraft(userId, {
        draft: { creditorType: type, wrongNumbers, removedDocuments, ...here, ...saver.saved() },
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
