import { accountOf } from '@/lib/access/account';
import type { Actor, Origin } from '@/lib/access/actor';
import { lockClaims } from '@/lib/access/lock-claims';
import type { Role } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { determineByStatus } from '@/lib/claims/deeds/determinations/by-status';
import { createClaim, recordCreated } from '@/lib/claims/deeds/filing/create';
import { changeForm } from '@/lib/claims/deeds/filing/edit';
import { readForm } from '@/lib/claims/deeds/filing/form';
import { takeBack } from '@/lib/claims/deeds/filing/withdraw';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import type { Language } from '@/lib/i18n/language';
import { noticeOfStatus, notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import type { ReviewStatus } from '@/lib/reference/claim-status';
import { changeDemoClaim, type DemoChange } from './demo/changes';
import { type DemoDetermination, type DemoFound, determineDemoClaim } from './demo/determinations';

const minute = 60_000;

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  passwordHash: string;
  phone: string;
  language?: Language;
  status?: Actor['status'];
  licenseNumber?: string;
  organization?: string;
  createdAt?: Date;
  emailProvenAt?: Date;
}

/** A person, found by e-mail or made, as an actor who signed in from `origin`. */
export async function makeUser(person: NewPerson, origin: Origin): Promise<Actor> {
  const found = await db.user.findUnique({ where: { email: person.email } });
  const user = accountOf(found ?? (await db.user.create({ data: person })));
  return { ...user, sessionId: '', emailProven: true, secondFactor: false, origin };
}

interface NewClaim {
  type: CreditorType;
  values: ClaimValues;
  submittedAt: Date;
  documents?: string[];
  /** Made by an upload of many claims: documents are still to come. */
  requiresDocumentUpload?: boolean;
  assignee?: Actor | undefined;
  /** The steps it went through, each some time after the one before. */
  steps?: { status: ReviewStatus; reviewNote?: string; hoursLater: number }[];
  /** What its claimant changed on its form after these steps. */
  edit?: { values: ClaimValues; hoursLater: number } | undefined;
  /** What its claimant asked to have changed after the decision, and how that was answered. */
  change?: DemoChange | undefined;
  /** Why its claimant took it back after all that. */
  withdrawal?: { reason: string; hoursLater: number } | undefined;
  /** How far its determination has come. */
  determination?: DemoDetermination | undefined;
  /** What it finds besides the amounts. */
  found?: DemoFound | undefined;
  administrator: Actor;
}

/** A claim with its history, through the verbs of the portal, dated back to `submittedAt`. Gives its id. */
export async function makeClaim(tx: Transaction, claimant: Actor, claim: NewClaim) {
  const { values } = readForm({ creditorType: claim.type, claimData: claim.values }, 'optional');
  const flag = claim.requiresDocumentUpload ? { requiresDocumentUpload: true } : {};
  const created = await createClaim(tx, claimant, {
    creditorType: claim.type,
    claimantId: claimant.id,
    values: { ...values, claimData: { ...values.claimData, ...flag } },
    documents: claim.documents ?? [],
    at: claim.submittedAt,
  });
  const { id } = created;
  await recordCreated(tx, claimant, created);
  await tx.document.updateMany({ where: { claimId: id }, data: { uploadedAt: claim.submittedAt } });
  await assign(tx, id, claim);
  const at = await walk(tx, id, claim);
  const after = (hours: number) => new Date(at.getTime() + hours * 60 * minute);
  const { edit, change, withdrawal, determination, found, administrator } = claim;
  if (determination) {
    const proposer = claim.assignee ?? administrator;
    const by = { proposer, administrator };
    await determineDemoClaim(tx, id, { determination, found, since: at, ...by });
  }
  if (edit) {
    await changeForm(tx, claimant, id, { claimData: edit.values }, { at: after(edit.hoursLater) });
  }
  if (change) {
    const professional = claim.assignee ?? administrator;
    await changeDemoClaim(tx, id, change, { claimant, professional, after });
  }
  if (withdrawal) {
    await takeBack(
      tx,
      claimant,
      id,
      { reason: withdrawal.reason, documentIds: [] },
      after(withdrawal.hoursLater),
    );
  }
  return id;
}

async function assign(
  tx: Transaction,
  claimId: string,
  { assignee, administrator, submittedAt }: NewClaim,
) {
  if (!assignee) return;
  const at = new Date(submittedAt.getTime() + 90 * minute);
  await tx.claim.update({
    where: { id: claimId },
    data: { assignedToId: assignee.id, updatedAt: at },
  });
  const details = {
    from: null,
    to: `${assignee.firstName} ${assignee.lastName}`,
    assigneeId: assignee.id,
  };
  const notice = { type: 'claim_assigned', assigneeId: assignee.id } as const;
  await notify(tx, administrator, { ...notice, claimIds: [claimId], at });
  await recordAudit(tx, administrator, 'claim_assigned', { claimId, details, at });
}

/** Gives when the last step was. */
async function walk(tx: Transaction, claimId: string, claim: NewClaim) {
  let from: string = 'submitted';
  let at = claim.submittedAt;
  for (const { status, reviewNote = null, hoursLater } of claim.steps ?? []) {
    at = new Date(at.getTime() + hoursLater * 60 * minute);
    const professional = claim.assignee ?? claim.administrator;
    if (status === 'approved' || status === 'rejected') {
      const claims = await lockClaims(tx, professional, 'claim.setStatus', [claimId]);
      await determineByStatus(tx, professional, claims, { status, reviewNote }, at);
      continue;
    }
    await tx.claim.update({ where: { id: claimId }, data: { status, reviewNote, updatedAt: at } });
    const details = { from, to: status, ...(reviewNote ? { reviewNote } : {}) };
    const notice = noticeOfStatus(status, reviewNote);
    await notify(tx, professional, { ...notice, claimIds: [claimId], at });
    await recordAudit(tx, professional, 'status_changed', {
      claimId,
      details,
      at,
    });
    from = status;
  }
  return at;
}
