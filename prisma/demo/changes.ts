import type { Actor } from '@/lib/access/actor';
import { requestChange } from '@/lib/claims/deeds/changes/ask';
import type { ChangeKind } from '@/lib/claims/deeds/changes/kinds';
import { carryOut } from '@/lib/claims/deeds/filing/accept-change';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import type { Transaction } from '@/lib/platform/db';

/** What a creditor asks to have changed in their decided claim, and how that was accepted, if it was. */
export interface DemoChange {
  kind: ChangeKind;
  reason: string;
  values: ClaimValues;
  hoursLater: number;
  accepted?: { answer: string; hoursLater: number };
}

interface Sides {
  claimant: Actor;
  professional: Actor;
  /** Gives the moment so many hours after the decision. */
  after: (hours: number) => Date;
}

/** Asks for a change of a claim that is decided, and accepts it. */
export async function changeDemoClaim(
  tx: Transaction,
  claimId: string,
  { kind, reason, values, hoursLater, accepted }: DemoChange,
  { claimant, professional, after }: Sides,
) {
  const body = { kind, reason, values, documentIds: [] };
  const made = await requestChange(tx, claimant, claimId, body, { at: after(hoursLater) });
  if (!accepted) return;
  const at = after(hoursLater + accepted.hoursLater);
  await carryOut(tx, professional, made, { version: 1, answer: accepted.answer }, at);
}
