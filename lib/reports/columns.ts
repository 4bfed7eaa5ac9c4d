import { createTranslator } from 'next-intl';
import { filedLate } from '@/lib/case/late';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { creditorTypeLabel, optionLabel } from '@/lib/forms/labels';
import { type Words, wordsIn } from '@/lib/i18n/words';
import { claimStatuses } from '@/lib/reference/claim-status';
import { inFull, literal } from './literal';

const words = wordsIn('en');
const { forms } = words;
const t = createTranslator({ locale: 'en', messages: words });

/** What a column holds, which decides how each format writes it; `text` is what people typed. */
export type ColumnKind = 'text' | 'word' | 'amount' | 'moment' | 'count';

export interface Column {
  name: keyof Words['report']['columns'];
  kind: ColumnKind;
  /** Over `claims c`, their claimant `u`, their assignee `a` and their document count `d.count`. */
  sql: string;
  /** In characters, for spreadsheets. */
  width: number;
}

const inWords = (words: object, key: string) => `${literal(JSON.stringify(words))}::jsonb ${key}`;

const typeLabels = Object.fromEntries(
  creditorTypes.map((type) => [type, creditorTypeLabel(forms, type)]),
);
const statusLabels = Object.fromEntries(
  claimStatuses.map((status) => [status, t(`ui.status.${status}`)]),
);

function naturesOf(type: (typeof creditorTypes)[number]) {
  const form = formOf(type);
  const options = fieldNamed(form, 'natureOfClaim')?.options ?? [form.natureOfClaim ?? ''];
  return options.map((option) => [option, optionLabel(forms, form, 'natureOfClaim', option)]);
}
const natureLabels = Object.fromEntries(
  creditorTypes.map((type) => [type, Object.fromEntries(naturesOf(type))]),
);

const nature = `coalesce(${inWords(natureLabels, '-> c.creditor_type::text ->> c.nature_of_claim')}, c.nature_of_claim)`;
const late = `CASE WHEN ${inFull(filedLate('c.submitted_at'))} THEN ${literal(t('report.yes'))} ELSE ${literal(t('report.no'))} END`;

/** The columns of a report, in their order. */
export const columns: readonly Column[] = [
  { name: 'claimNumber', kind: 'word', sql: 'c.claim_number', width: 18 },
  { name: 'creditor', kind: 'text', sql: 'c.creditor_name', width: 36 },
  { name: 'claimant', kind: 'text', sql: "u.first_name || ' ' || u.last_name", width: 26 },
  { name: 'email', kind: 'text', sql: 'u.email::text', width: 32 },
  { name: 'phone', kind: 'text', sql: 'u.phone', width: 14 },
  {
    name: 'creditorType',
    kind: 'word',
    sql: inWords(typeLabels, '->> c.creditor_type::text'),
    width: 28,
  },
  { name: 'natureOfClaim', kind: 'text', sql: nature, width: 24 },
  { name: 'amount', kind: 'amount', sql: 'c.claim_amount', width: 22 },
  { name: 'status', kind: 'word', sql: inWords(statusLabels, '->> c.status::text'), width: 14 },
  { name: 'late', kind: 'word', sql: late, width: 8 },
  { name: 'assignedTo', kind: 'text', sql: "a.first_name || ' ' || a.last_name", width: 24 },
  { name: 'submitted', kind: 'moment', sql: 'c.submitted_at', width: 18 },
  { name: 'lastChanged', kind: 'moment', sql: 'c.updated_at', width: 18 },
  { name: 'documents', kind: 'count', sql: 'coalesce(d.count, 0)', width: 12 },
];

/** The words above a column. */
export const headingOf = ({ name }: Column) => t(`report.columns.${name}`);
