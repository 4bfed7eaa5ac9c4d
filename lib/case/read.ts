import { db, type Transaction } from '@/lib/platform/db';
import type { CaseFacts } from './fields';

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** The facts of the case; a fact not yet entered is null. Dates are `YYYY-MM-DD`. */
export async function readCase(from: Pick<Transaction, 'caseSettings'> = db): Promise<CaseFacts> {
  const row = await from.caseSettings.findUnique({ where: { id: 1 } });
  return {
    debtorName: row?.debtorName ?? null,
    debtorCin: row?.debtorCin ?? null,
    commencementDate: day(row?.commencementDate ?? null),
    lastDateForClaims: day(row?.lastDateForClaims ?? null),
    professionalName: row?.professionalName ?? null,
    professionalRegistration: row?.professionalRegistration ?? null,
    professionalAddress: row?.professionalAddress ?? null,
    professionalEmail: row?.professionalEmail ?? null,
  };
}
