import type { ListColumn } from '@/lib/claims/queues/list-layout';
import { columns, type ReportColumn } from '@/lib/reports/columns';

/** The columns of an export that say what a column of the list says; or why there are none. */
const exported: Record<ListColumn, ReportColumn['name'][] | string> = {
  creditor: ['creditor'],
  claimNumber: ['claimNumber'],
  creditorType: ['creditorType'],
  claimAmount: ['amount'],
  admitted: ['admitted'],
  status: ['status'],
  assignedTo: ['assignedTo'],
  submittedAt: ['submitted'],
  verifyBy: 'It follows from the day of receipt and the last date of the case.',
  documents: ['documents'],
  flags: 'They decide nothing about a claim, and professionals look at them in the portal.',
  claimant: ['claimant'],
  email: ['email'],
};

test('what the list of claims shows is in its export, or it is said here why not', () => {
  const names = new Set(columns.map(({ name }) => name));
  const named = Object.values(exported).flatMap((of) => (typeof of === 'string' ? [] : of));
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
