import { type Calendar, calendarOf } from './calendar';
import { classCreditors } from './creditors/class-creditors';
import { type DemoCreditor, phoneOf } from './creditors/creditor';
import { customers } from './creditors/customers';
import { lenders } from './creditors/lenders';
import { suppliers } from './creditors/suppliers';
import { unions } from './creditors/unions';
import { workers } from './creditors/workers';

type Steps = {
  status: Exclude<DemoCreditor['status'], 'submitted'>;
  reviewNote?: string;
  hoursLater: number;
}[];

/** How a demonstration claim came to its status; whoever decides has looked at it before. */
function stepsTo({ status, note }: Pick<DemoCreditor, 'status' | 'note'>): Steps {
  if (status === 'submitted') return [];
  const review = { status: 'under_review', hoursLater: 24 } as const;
  if (status === 'under_review') return [review];
  const reviewNote =
    note ?? (status === 'approved' ? 'Admitted in full against the books of account.' : '');
  return [review, { status, reviewNote, hoursLater: 48 }];
}

const creditors = [
  ...workers,
  ...customers,
  ...suppliers,
  ...lenders,
  ...unions,
  ...classCreditors,
].sort((a, b) => a.filedOn - b.filedOn);

const emailOf = ({ account }: DemoCreditor) =>
  `${account.firstName}.${account.lastName}@example.in`.toLowerCase();

/** Whoever files in the demonstration, each once, with the telephone that their claims name. */
export const demoClaimants = creditors.flatMap((creditor, serial) => {
  const email = emailOf(creditor);
  if (creditors.findIndex((other) => emailOf(other) === email) !== serial) return [];
  return [{ ...creditor.account, email, phone: phoneOf(creditor.place, serial + 1) }];
});

/** Moments of the working day, in minutes after the day began by UTC. */
const workingMinute = (serial: number) => 240 + ((serial * 37) % 540);

/** The claims of the demonstration in the order in which they were filed, told from the commencement. */
export function demoClaims(commencement: Date) {
  const calendar: Calendar = calendarOf(commencement);
  const claims = creditors.map((creditor, at) => {
    const email = emailOf(creditor);
    const { phone = '' } = demoClaimants.find((claimant) => claimant.email === email) ?? {};
    const { type, assignee, determination, found, withdrawal, edit, change, account } = creditor;
    return {
      type,
      email,
      language: account.language,
      values: creditor.values({ calendar, serial: at + 1, phone, email }),
      submittedAt: new Date(
        calendar.moment(creditor.filedOn).getTime() + workingMinute(at) * 60_000,
      ),
      steps: stepsTo(creditor),
      assignee,
      papers: creditor.papersOfForm.slice(0, creditor.papers),
      requiresDocumentUpload: creditor.papers === 0,
      conversation: creditor.talk?.(calendar),
      determination,
      found,
      edit: edit && { values: edit(calendar), hoursLater: 24 },
      change,
      withdrawal: withdrawal === undefined ? undefined : { reason: withdrawal, hoursLater: 24 },
    };
  });
  return claims.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
}

export type DemoClaim = ReturnType<typeof demoClaims>[number];
