import type { LateStep } from '@/lib/law/late-states';
import type { ReviewStatus } from '@/lib/reference/claim-status';

/** What was asked, or is still to be answered, as a notification tells it. */
export interface AskedQuestions {
  /** That it was asked, or asked again; or a reminder before the day, on it, or after it. */
  about: 'asked' | 'again' | 'before' | 'due' | 'after';
  count: number;
  /** `YYYY-MM-DD`. */
  due: string;
  items: readonly { text: string; code?: string | null | undefined }[];
}

/** What became of a transfer of debt. */
export type TransferChange =
  | 'reported'
  | 'agreed'
  | 'declined'
  | 'taken_back'
  | 'proposed'
  | 'accepted'
  | 'refused';

/** The facts of each kind of notification, besides the claim and the actor. */
export interface NotificationFacts {
  status_change:
    | {
        status: ReviewStatus | 'withdrawn';
        reviewNote: string | null;
        /** Whether it is because all questions were answered. */
        answered?: true;
      }
    /** Its claimant objects to its row of a list of creditors; the status stays. */
    | { objected: true; reviewNote: null };
  info_required: { reviewNote: string | null; questions?: AskedQuestions };
  new_message: object;
  document_uploaded: object;
  claim_assigned: { assigneeId: string };
  /** Whether an objection to the list of creditors was refused, and the amounts stay. */
  determination: { objection?: 'refused' };
  determination_returned: { proposerId: string; reviewNote: string };
  late_claim: { step: LateStep; reviewNote: string | null };
  transfer: { change: TransferChange; reviewNote: string | null };
}

/** What one kind of notification or another tells. */
type FactOf<Of, Name> = Of extends unknown ? (Name extends keyof Of ? Of[Name] : never) : never;
type NameIn<Of> = Of extends unknown ? keyof Of : never;
type AnyFacts = NotificationFacts[keyof NotificationFacts];
export type SomeFacts = { [Name in NameIn<AnyFacts>]?: FactOf<AnyFacts, Name> };

/** A fact that is the id of the one person who is told, and no part of what they are told. */
export type PersonFact = Extract<keyof SomeFacts, `${string}Id`>;

export const personFacts = Object.keys({
  assigneeId: true,
  proposerId: true,
} satisfies Record<PersonFact, true>) as PersonFact[];

interface Kind {
  /** Whom it can reach, and who may choose to have it by mail too. */
  reaches: readonly ('claimant' | 'professional')[];
  /** What it leads to, on its claim. */
  opens: 'claim' | 'chat';
}

/** What a notification can tell of, in the order in which people choose what to have by mail. */
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
};

export type NotificationType = keyof typeof notificationKinds;

export const notificationTypes = Object.keys(notificationKinds) as NotificationType[];

/** What administrators are told of that may be an attack: a new kind is one line here, and its words. */
export const alertKinds = [
  'new_device',
  'lockout',
  'claims_burst',
  'numbers_shown',
  'claims_exported',
  'mail_undeliverable',
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** What an alert says: whose account it is, from which network, and how many. */
export interface AlertFacts {
  name?: string;
  address?: string;
  count?: number;
}

/** Every type that is stored; alerts nobody does without by mail. */
export const storedTypes = [...notificationTypes, 'alert'] as const;

export type StoredType = (typeof storedTypes)[number];
