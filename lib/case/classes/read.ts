import { db, type Transaction } from '@/lib/platform/db';
import type { CreditorClass } from './creditor-class';

/** The case's classes, in the order of their numbers. */
export const readClasses = (
  from: Pick<Transaction, 'creditorClass'> = db,
): Promise<CreditorClass[]> =>
  from.creditorClass.findMany({
    where: { removedAt: null },
    select: { number: true, name: true, representative: true },
    orderBy: { number: 'asc' },
  });
