import type { Unanswered } from '@/lib/client/on-device/drafts';
import { RequestError } from '@/lib/client/request/request';

/** Whether the draft is saved, on its way, or not saved and why. */
export type Saving =
  | { state: 'saved'; at: string | null }
  | { state: 'saving' }
  /** It tries again by itself. */
  | { state: 'waiting'; error: unknown }
  /** The person has to do something: sign in, change a text, decide. */
  | { state: 'stuck'; error: unknown };

/** The server's answer when the draft was read or saved; revision 0 when there is none. */
export interface SavedDraft {
  revision: number;
  idempotencyKey: string | null;
  updatedAt: string | null;
}

interface Options {
  saved: SavedDraft;
  /** What the server has now, as text: equal text means no change. */
  content: string;
  /** What an earlier visit sent without an answer. */
  unanswered?: Unanswered | null;
  /** Sends the content, which replaces this revision. */
  send: (content: string, revision: number, keepalive: boolean) => Promise<SavedDraft>;
  onSaving: (saving: Saving) => void;
}

export type DraftSaver = ReturnType<typeof draftSaver>;

const pauseMs = 1_500;
const maxWaitMs = 60_000;
/** Browsers refuse larger bodies of calls that outlive their page. */
const maxKeepaliveBytes = 60_000;

/** Saves a draft while the person types: after a pause, one call at a time, again after a failure. */
export function draftSaver({
  saved: first,
  content,
  unanswered: sentBefore,
  send,
  onSaving,
}: Options) {
  let saved = first;
  let unanswered = sentBefore ?? null;
  let stored = content;
  let wanted = content;
  let saving: Saving = { state: 'saved', at: saved.updatedAt };
  let flight: Promise<unknown> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let saves = 0;
  let closed = false;

  function tell(now: Saving) {
    saving = now;
    onSaving(now);
  }

  function later(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void flush().catch(() => undefined), milliseconds);
  }

  function fail(error: unknown) {
    if (isRefusal(error)) {
      tell({ state: 'stuck', error });
      return;
    }
    failures += 1;
    const asked = error instanceof RequestError ? error.retryAfter * 1000 : 0;
    later(Math.max(asked, Math.min(maxWaitMs, 1000 * 2 ** failures)));
    tell({ state: 'waiting', error });
  }

  /** The server may have saved it although its answer never came. Until that is known, it is `unanswered`. */
  async function ask(content: string, revision: number, keepalive: boolean) {
    const before = unanswered;
    unanswered = { content, revision };
    // During another try, the page still says that it is not saved.
    if (failures === 0) tell({ state: 'saving' });
    try {
      saved = await send(
        content,
        revision,
        keepalive && new Blob([content]).size < maxKeepaliveBytes,
      );
      unanswered = null;
    } catch (error) {
      // A refusal says that this try failed, but nothing about an earlier one.
      if (isRefusal(error)) unanswered = before;
      throw error;
    }
    stored = content;
  }

  async function sendOnce(keepalive: boolean) {
    const sent = wanted;
    try {
      // The former save may have arrived although its answer did not. Sending it again makes sure that the server has it;
      // otherwise
      // the next save would look like a change made elsewhere.
      if (unanswered && unanswered.content !== sent)
        await ask(unanswered.content, unanswered.revision, keepalive);
      await ask(sent, saved.revision, keepalive);
      failures = 0;
      saves += 1;
      tell({ state: 'saved', at: saved.updatedAt });
    } catch (error) {
      fail(error);
      throw error;
    }
  }

  /** Saves now what is not saved yet. Throws why it could not. */
  async function flush(keepalive = false) {
    clearTimeout(timer);
    while (flight) await flight.catch(() => undefined);
    if (closed || (wanted === stored && !unanswered)) return;
    if (isConflict(saving)) throw saving.error;
    flight = sendOnce(keepalive).finally(() => {
      flight = null;
    });
    await flight;
    if (wanted !== stored) later(pauseMs);
  }

  return {
    change(now: string) {
      wanted = now;
      if (isConflict(saving)) return;
      if (wanted === stored && !flight && !unanswered) {
        clearTimeout(timer);
        tell({ state: 'saved', at: saved.updatedAt });
      } else later(pauseMs);
    },
    flush,
    isUnsaved: () => !closed && (wanted !== stored || flight !== null || unanswered !== null),
    /** The server is known to have all of it. */
    isStored: () => wanted === stored && unanswered === null,
    /** It is not saved, and the last try failed. */
    isAtRisk: () =>
      !closed &&
      (wanted !== stored || unanswered !== null) &&
      saving.state !== 'saving' &&
      failed(saving),
    saved: () => saved,
    unanswered: () => unanswered,
    /** This visit saved something, which is a draft now. */
    hasSaved: () => !closed && saves > 0 && saved.revision > 0,
    /** Replaces that revision of the server, 0 for none. */
    async replace(revision: number) {
      unanswered = null;
      saved = { ...saved, revision };
      stored = '';
      tell({ state: 'saving' });
      await flush();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** The server has read it and did not take it. */
const isRefusal = (error: unknown) =>
  error instanceof RequestError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

const failed = ({ state }: Saving) => state === 'waiting' || state === 'stuck';

/** Says whether another page changed the draft, or filed or deleted it. */
export function conflictOf(saving: Saving): 'changed' | 'gone' | null {
  if (!isConflict(saving)) return null;
  return saving.error.answer.issues?.[0]?.rule === 'gone' ? 'gone' : 'changed';
}

const isConflict = (saving: Saving): saving is { state: 'stuck'; error: RequestError } =>
  saving.state === 'stuck' && saving.error instanceof RequestError && saving.error.status === 409;
