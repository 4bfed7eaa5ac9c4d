import { db, type Transaction } from '@/lib/platform/db';
import { type CaseFacts, type CaseSettings, settingsAtFirst } from './fields';

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** The facts of the case; a fact not yet entered is null. Dates are `YYYY-MM-DD`. */
export async function readCase(from: Pick<Transaction, 'caseSettings'> = db): Promise<CaseFacts> {
  return factsIn(await readWholeCase(from));
}

/** The facts, and the settings that only professionals read. */
export interface WholeCase extends CaseFacts, CaseSettings {}

/** The facts of the case, without its settings. */
export function factsIn(whole: WholeCase): CaseFacts {
  const { determinationNeedsTwo, questionDays, remindBefore, remindAfter, letterMail, ...facts } =
    whole;
  return facts;
}

/** The facts and settings of the case. A fact not yet entered is null; a setting not yet made has its first value. */
export async function readWholeCase(
  from: Pick<Transaction, 'caseSettings'> = db,
): Promise<WholeCase> {
  const row = await from.caseSettings.findUnique({ where: { id: 1 } });
  return {
    debtorName: row?.debtorName ?? null,
    debtorCin: row?.debtorCin ?? null,
    commencementDate: day(row?.commencementDate ?? null),
    lastDateForClaims: day(row?.lastDateForClaims ?? null),
    appointmentDate: day(row?.appointmentDate ?? null),
    rfrpDate: day(row?.rfrpDate ?? null),
    professionalName: row?.professionalName ?? null,
    professionalRegistration: row?.professionalRegistration ?? null,
    professionalAddress: row?.professionalAddress ?? null,
    professionalEmail: row?.professionalEmail ?? null,
    professionalHours: row?.professionalHours ?? null,
    professionalHoursHindi: row?.professionalHoursHindi ?? null,
    classRepresentative: row?.classRepresentative ?? null,
    determinationNeedsTwo: row?.determinationNeedsTwo ?? settingsAtFirst.determinationNeedsTwo,
    questionDays: row?.questionDays ?? settingsAtFirst.questionDays,
    remindBefore: row?.remindBefore ?? settingsAtFirst.remindBefore,
    remindAfter: row?.remindAfter ?? settingsAtFirst.remindAfter,
    letterMail: row?.letterMail === 'link' ? 'link' : settingsAtFirst.letterMail,
  };
}
