import { db, type Transaction } from '@/lib/platform/db';
import type { CreditorClass } from './creditor-class';

/** The classes that the case names, in the order of their numbers. */
export const readClasses = (
  from: Pick<Transaction, 'creditorClass'> = db,
): Promise<CreditorClass[]> =>
  from.creditorClass.findMany({
    where: { removedAt: null },
    select: { number: true, name: true, representative: true },
    orderBy: { number: 'asc' },
  });
