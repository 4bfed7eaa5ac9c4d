import type { Rule } from '@/lib/forms/kinds/shared/rules';

/** Why a cell has no value; the words of most stand with the rules of forms. */
export type Cannot = { cannot: Rule; params?: Readonly<Record<string, string | number>> };

/** What was probably meant: shown beside the cell, taken by nobody but the person who looks. */
export interface Asked {
  ask: 'meant' | 'ledger' | 'creditOrCrore' | 'advance' | 'monthFirst' | 'year';
  meant: string;
  or?: string;
}

/** What a cell says: a value, '' for nothing, a value that is asked about, or nothing that anybody could read. */
export type Reading = { value: string } | Asked | Cannot;

export const isAsked = (reading: Reading): reading is Asked => 'ask' in reading;
export const cannotBeRead = (reading: Reading): reading is Cannot => 'cannot' in reading;
