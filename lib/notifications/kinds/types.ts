import type { ChangeKind, ChangeState, TransferState } from '@/generated/prisma/enums';
import type { LateStep } from '@/lib/law/late-states';
import type { ReviewStatus } from '@/lib/reference/claim-status';

export const reminderKinds = ['before', 'due', 'after'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

export interface AskedQuestions {
  /** Says whether they were asked, asked again, or which reminder this is. */
  about: 'asked' | 'again' | ReminderKind;
  count: number;
  /** `YYYY-MM-DD`. */
  due: string;
  items: readonly { text: string; code?: string | null | undefined }[];
}

/** Amounts with two decimals. */
export type DecidedAmounts = Record<'admitted' | 'contingent' | 'notAdmitted', string>;

export type TransferChange = TransferState;

/** A step of a request for a change of a decided claim. */
export type ChangeStep = 'asked' | Exclude<ChangeState, 'open'>;

/** The facts of each kind, besides the claim and the actor. */
export interface NotificationFacts {
  status_change:
    | {
        status: ReviewStatus | 'withdrawn';
        reviewNote: string | null;
        /** The status changed because all questions were answered. */
        answered?: true;
      }
    /** The claim stands as before, since the note of a withdrawal was a mistake. */
    | { withdrawalUndone: true; reviewNote: string }
    /** The claimant objects to their row of a list; the status stays. */
    | { objected: true; reviewNote: null };
  info_required: { reviewNote: string | null; questions?: AskedQuestions };
  new_message: object;
  document_uploaded: object;
  claim_assigned: { assigneeId: string };
  /** An objection to the list of creditors was refused, so the amounts stay. */
  determination: { objection?: 'refused' };
  determination_returned: { proposerId: string; reviewNote: string };
  late_claim: { step: LateStep; reviewNote: string | null };
  /** `toYou`: for the new creditor. */
  transfer: { change: TransferChange; reviewNote: string | null; toYou?: true };
  /** The note is what is to be changed and why, or the answer. */
  change_request: { request: ChangeStep; kind: ChangeKind; reviewNote: string | null };
  /**
   * Days are `YYYY-MM-DD`; `until` is the last day to object. A withdrawal names the `earlier` list that counts again, if any; `until` is
   * then of that one, empty when it has passed.
   */
  list_published: { asOn: string; until: string; list?: 'withdrawn'; earlier?: string };
}

type FactOf<Of, Name> = Of extends unknown ? (Name extends keyof Of ? Of[Name] : never) : never;
type NameIn<Of> = Of extends unknown ? keyof Of : never;
type AnyFacts = NotificationFacts[keyof NotificationFacts];
export type SomeFacts = { [Name in NameIn<AnyFacts>]?: FactOf<AnyFacts, Name> };

/** The id of the one person to notify, who does not read it. */
export type PersonFact = Extract<keyof SomeFacts, `${string}Id`>;

export const personFacts = Object.keys({
  assigneeId: true,
  proposerId: true,
} satisfies Record<PersonFact, true>) as PersonFact[];

interface Kind {
  /** These people choose whether to have it by mail too. */
  reaches: readonly ('claimant' | 'professional')[];
  opens: 'claim' | 'chat';
  /** The part of a claimant's page of the claim that says it whole. */
  part?: 'questions' | 'admitted' | 'late' | 'transfers' | 'changes' | 'objections';
}

/** In the order in which people choose which to have by mail. */
export const notificationKinds: Readonly<Record<keyof NotificationFacts, Kind>> = {
  status_change: { reaches: ['claimant', 'professional'], opens: 'claim' },
  info_required: { reaches: ['claimant'], opens: 'claim', part: 'questions' },
  new_message: { reaches: ['claimant', 'professional'], opens: 'chat' },
  document_uploaded: { reaches: ['professional'], opens: 'claim' },
  claim_assigned: { reaches: ['professional'], opens: 'claim' },
  determination: { reaches: ['claimant'], opens: 'claim', part: 'admitted' },
  determination_returned: { reaches: ['professional'], opens: 'claim' },
  late_claim: { reaches: ['claimant'], opens: 'claim', part: 'late' },
  transfer: { reaches: ['claimant', 'professional'], opens: 'claim', part: 'transfers' },
  change_request: { reaches: ['claimant', 'professional'], opens: 'claim', part: 'changes' },
  list_published: { reaches: ['claimant'], opens: 'claim', part: 'objections' },
};

export type NotificationType = keyof typeof notificationKinds;

/** What follows the address of the claim that a notification of this kind opens. */
export function placeOnClaim(type: StoredType, professional: boolean) {
  if (type === 'alert') return '';
  const { opens, part } = notificationKinds[type];
  if (opens === 'chat') return '?openChat=true';
  return part && !professional ? `#${part}` : '';
}

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[];

/** About possible attacks, and about what a migration found. A new kind is one line here, and its words. */
export const alertKinds = [
  'new_device',
  'lockout',
  'claims_burst',
  'numbers_shown',
  'claims_exported',
  'mail_undeliverable',
  'late_admitted',
] as const;

export type AlertKind = (typeof alertKinds)[number];

export interface AlertFacts {
  name?: string;
  address?: string;
  count?: number;
}

/** Nobody can turn off mail about alerts. */
export const storedTypes = [...notificationTypes, 'alert'] as const;

export type StoredType = (typeof storedTypes)[number];
