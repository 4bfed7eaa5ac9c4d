import { db, type Transaction } from '@/lib/platform/db';
import type { CreditorClass } from './classes/creditor-class';
import { readClasses } from './classes/read';
import { type CaseFacts, type CaseField, caseFieldNames, caseFields } from './fields';
import { type CaseSettings, caseSettings, settingNames, settingsIn } from './settings';

export interface WholeCase extends CaseFacts, CaseSettings {}

const members = { ...caseFields, ...caseSettings };

type PublicName = {
  [Name in keyof WholeCase]: (typeof members)[Name]['public'] extends true ? Name : never;
}[keyof WholeCase];

export interface PublicCase extends Pick<WholeCase, PublicName> {
  classes: CreditorClass[];
}

const publicNames = [...caseFieldNames, ...settingNames].filter((name) => members[name].public);

type From = Pick<Transaction, 'caseSettings'>;

type Row = Awaited<ReturnType<Transaction['caseSettings']['findUnique']>>;

const rowOf = (from: From): Promise<Row> => from.caseSettings.findUnique({ where: { id: 1 } });

const factIn = (row: Row, field: CaseField) => {
  const fact = row?.[field] ?? null;
  return fact instanceof Date ? fact.toISOString().slice(0, 10) : fact;
};

const factsIn = (row: Row) =>
  Object.fromEntries(caseFieldNames.map((field) => [field, factIn(row, field)])) as CaseFacts;

/** The facts of the case, for the server; null while not known. Dates are `YYYY-MM-DD`. */
export const readCase = async (from: From = db) => factsIn(await rowOf(from));

/** The facts and settings of the case. An unknown fact is null; a setting not yet made has its first value. */
export async function readWholeCase(from: From = db): Promise<WholeCase> {
  const row = await rowOf(from);
  return { ...factsIn(row), ...settingsIn(caseSettings, (name) => row?.[name]) };
}

/** What anybody may read of the case; an unknown fact is null. Dates are `YYYY-MM-DD`. */
export async function readPublicCase(): Promise<PublicCase> {
  const [whole, classes] = await Promise.all([readWholeCase(), readClasses()]);
  const facts = Object.fromEntries(publicNames.map((name) => [name, whole[name]]));
  return { ...facts, classes } as PublicCase;
}
