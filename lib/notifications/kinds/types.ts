import type { TransferState } from '@/generated/prisma/enums';
import type { LateStep } from '@/lib/law/late-states';
import type { ReviewStatus } from '@/lib/reference/claim-status';

/** When claimants are reminded of open questions: before the day to answer by, on it, and after it. */
export const reminderKinds = ['before', 'due', 'after'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** The questions of a claim as a notification tells of them. */
export interface AskedQuestions {
  /** Whether the questions were asked or asked again, or which reminder of them this is. */
  about: 'asked' | 'again' | ReminderKind;
  count: number;
  /** `YYYY-MM-DD`. */
  due: string;
  items: readonly { text: string; code?: string | null | undefined }[];
}

/** What is admitted of a decided claim and what is not, with two decimals. */
export type DecidedAmounts = Record<'admitted' | 'contingent' | 'notAdmitted', string>;

/** The latest change of a transfer of debt. */
export type TransferChange = TransferState;

/** The facts of each kind of notification, besides the claim and the actor. */
export interface NotificationFacts {
  status_change:
    | {
        status: ReviewStatus | 'withdrawn';
        reviewNote: string | null;
        /** Whether the status changed because all questions were answered. */
        answered?: true;
      }
    /** The note that the creditor withdrew the claim was a mistake: the claim stands as before. */
    | { withdrawalUndone: true; reviewNote: string }
    /** The claimant objects to their row of a list of creditors; the status stays. */
    | { objected: true; reviewNote: null };
  info_required: { reviewNote: string | null; questions?: AskedQuestions };
  new_message: object;
  document_uploaded: object;
  claim_assigned: { assigneeId: string };
  /** Whether an objection to the list of creditors was refused, so that the amounts stay. */
  determination: { objection?: 'refused' };
  determination_returned: { proposerId: string; reviewNote: string };
  late_claim: { step: LateStep; reviewNote: string | null };
  transfer: { change: TransferChange; reviewNote: string | null };
  /** A list of creditors that has the claim, as on a day, and the last day to object (`YYYY-MM-DD`); or that it was withdrawn. */
  list_published: { asOn: string; until: string; list?: 'withdrawn' };
}

/** The type of a fact that one kind of notification or several have. */
type FactOf<Of, Name> = Of extends unknown ? (Name extends keyof Of ? Of[Name] : never) : never;
type NameIn<Of> = Of extends unknown ? keyof Of : never;
type AnyFacts = NotificationFacts[keyof NotificationFacts];
export type SomeFacts = { [Name in NameIn<AnyFacts>]?: FactOf<AnyFacts, Name> };

/** A fact that holds the id of the one person to notify. It is not part of what they read. */
export type PersonFact = Extract<keyof SomeFacts, `${string}Id`>;

export const personFacts = Object.keys({
  assigneeId: true,
  proposerId: true,
} satisfies Record<PersonFact, true>) as PersonFact[];

interface Kind {
  /** Whom it can reach; these people choose whether to have it by mail too. */
  reaches: readonly ('claimant' | 'professional')[];
  /** What it opens at its claim. */
  opens: 'claim' | 'chat';
}

/** The kinds of notifications, in the order in which people choose which to have by mail. */
export const notificationKinds: Readonly<Record<keyof NotificationFacts, Kind>> = {
  status_change: { reaches: ['claimant', 'professional'], opens: 'claim' },
  info_required: { reaches: ['claimant'], opens: 'claim' },
  new_message: { reaches: ['claimant', 'professional'], opens: 'chat' },
  document_uploaded: { reaches: ['professional'], opens: 'claim' },
  claim_assigned: { reaches: ['professional'], opens: 'claim' },
  determination: { reaches: ['claimant'], opens: 'claim' },
  determination_returned: { reaches: ['professional'], opens: 'claim' },
  late_claim: { reaches: ['claimant'], opens: 'claim' },
  transfer: { reaches: ['claimant', 'professional'], opens: 'claim' },
  list_published: { reaches: ['claimant'], opens: 'claim' },
};

export type NotificationType = keyof typeof notificationKinds;

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[];

/**
 * The kinds of alerts: about possible attacks, and about what a migration found. A new kind is one line here, and its words.
 */
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

/** The facts of an alert: whose account it is about, from which network, and how many. */
export interface AlertFacts {
  name?: string;
  address?: string;
  count?: number;
}

/** All stored types. Nobody can turn off mail about alerts. */
export const storedTypes = [...notificationTypes, 'alert'] as const;

export type StoredType = (typeof storedTypes)[number];
