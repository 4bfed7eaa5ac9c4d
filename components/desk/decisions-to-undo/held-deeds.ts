'use client';

import type { QueryClient } from '@tanstack/react-query';
import { type Deed as AnyDeed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import { useHeld, useSendOnLeaving as useSend } from '@/components/claims/undo/use-held';
import { newUuid } from '@/lib/client/new-uuid';
import { forgetDeed, keepDeed, ownDeed, releaseDeed } from '@/lib/client/on-device/deeds';
import { isSignedOut, isUnanswered, RequestError } from '@/lib/client/request/request';
import { doerOf, type Task } from './tasks';

export { undoFor } from '@/components/claims/undo/hold';

/**
 * `confirmMany` is about all of `claimIds`, or of a selection, `alike` about claims that the server finds; `claimId` then is one of them, or the
 * example, and `claimNumber` says how many.
 */
export interface About {
  kind: 'propose' | 'confirm' | 'return' | 'setAside' | 'confirmMany' | 'alike';
  claimId: string;
  claimNumber: string;
  claimIds?: readonly string[];
  /** Of many. */
  count?: number;
  /** It goes in parts, which the browser would cut off. */
  inParts?: boolean;
}

/** A decision as this device stores it. */
export interface StoredDeed {
  about: About;
  task: Task;
}

export interface Deed extends About, AnyDeed {
  /** Under what this device stores it, for whom. */
  kept?: StoredDeed & { key: string; userId: string };
}

export type HeldDeed = Held<Deed>;

let many = 0;

export const isOfMany = ({ kind }: About) => kind === 'confirmMany' || kind === 'alike';

/** What a decision is about; each of many is a thing by itself, and setting aside takes no decision's place. */
function thingOf(deed: Deed) {
  if (deed.kind === 'setAside') return `${deed.kind} ${deed.claimId}`;
  if (!isOfMany(deed)) return deed.claimId;
  many += 1;
  return `${deed.kind} ${many}`;
}

/** Whether the same call may yet succeed: it was not answered, came too soon, or without a session. */
export const maySendAgain = (error: unknown) =>
  isUnanswered(error) ||
  isSignedOut(error) ||
  (error instanceof RequestError && error.status === 429);

/** This tab's decisions at the desk that are not done yet, oldest first. They are stored until the server has answered. */
export const heldDeeds = holdDeeds<Deed>(thingOf, {
  keep({ kept }, state, error) {
    if (!kept) return;
    const { key, userId, about, task } = kept;
    if (state === 'held') ownDeed(key);
    const refused = error instanceof RequestError && !maySendAgain(error);
    void keepDeed<StoredDeed>(userId, key, {
      deed: { about, task },
      tried: state !== 'held' && !refused && !isSignedOut(error),
      refusal: refused ? { status: error.status, body: JSON.stringify(error.answer) } : undefined,
    });
  },
  forget({ kept }) {
    if (kept) void forgetDeed(kept.userId, kept.key).then(() => releaseDeed(kept.key));
  },
});

export const useHeldDeeds = () => useHeld(heldDeeds);

/** Sends what is held when the person leaves the desk. */
export const useSendOnLeaving = () => useSend(heldDeeds);

/** The claims that a deed is about, as far as the page knows them. */
export const claimsOfDeed = (deed: Deed): readonly string[] =>
  deed.claimIds ?? (isOfMany(deed) ? [] : [deed.claimId]);

interface Making {
  client: QueryClient;
  userId: string;
  /** Of one that an earlier page stored. */
  stored?: { key: string; tried: boolean };
}

/** Makes a decision that can be held, stored and sent. */
export function deedOf(
  { client, userId, stored }: Making,
  about: About,
  task: Task,
  more: Pick<Deed, 'takenBack'> & { whenLeaving?: () => void } = {},
): Deed {
  const { whenLeaving, ...rest } = more;
  const run = doerOf(client, userId, task, stored?.tried);
  return {
    ...about,
    ...rest,
    kept: { about, task, userId, key: stored?.key ?? newUuid() },
    send(leaving, progress) {
      if (leaving) whenLeaving?.();
      return run({ leaving, progress });
    },
  };
}
