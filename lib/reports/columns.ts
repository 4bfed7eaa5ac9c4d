import { createTranslator } from 'next-intl';
import { filedLate } from '@/lib/case/late';
import { partColumns } from '@/lib/claims/queues/desk/part-columns';
import { effectiveDay } from '@/lib/claims/records/determination-in-force';
import { cameAfterTrack } from '@/lib/claims/records/late-columns';
import { facilityTypes } from '@/lib/forms/definitions/facility-options';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { creditorTypeLabel, optionLabel } from '@/lib/forms/labels';
import { type Words, wordsIn } from '@/lib/i18n/words';
import { type Part, parts } from '@/lib/law/amounts';
import { categories } from '@/lib/law/categories';
import { claimStatuses } from '@/lib/reference/claim-status';
import { inFull, literal } from './literal';

const words = wordsIn('en');
const { forms } = words;
const t = createTranslator({ locale: 'en', messages: words });

/** People typed `text`, so no format lets it become a formula; a `word` is the portal's own. */
export type ColumnKind = 'text' | 'word' | 'amount' | 'moment' | 'count';

/** SQL that gives nothing that people typed. */
type OwnWord = string & { readonly nobodyTyped: true };
const ownWord = (sql: string) => sql as OwnWord;

interface Column<Kind extends ColumnKind, Text extends string> {
  name: keyof Words['report']['columns'];
  kind: Kind;
  /**
   * Over `claims c`, claimant `u`, assignee `a`, document count `d.count`, desk row `k`, determination in force `f`, proposed or
   * returned one `p`, newest step of a late claim `l`.
   */
  sql: Text;
  /** In characters, for spreadsheets. */
  width: number;
}

export type ReportColumn = Column<'word', OwnWord> | Column<Exclude<ColumnKind, 'word'>, string>;

const inWords = (words: object, key: string) =>
  ownWord(`${literal(JSON.stringify(words))}::jsonb ${key}`);

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
const late = ownWord(
  `CASE WHEN ${inFull(filedLate('c.submitted_at'))} THEN ${literal(t('report.yes'))} ELSE ${literal(t('report.no'))} END`,
);

const categoryLabels = Object.fromEntries(
  categories.map((category) => [category, t(`law.categories.${category}`)]),
);
const facilityLabels = Object.fromEntries(
  facilityTypes.map((type) => [type, optionLabel(forms, formOf('form_c'), 'facilityType', type)]),
);
const stateLabels = Object.fromEntries(
  (['proposed', 'confirmed', 'returned'] as const).map((state) => [
    state,
    t(`law.states.${state}`),
  ]),
);

// A claim in no queue of the desk, withdrawn or in quarantine, has no amounts of a determination.
const part = (name: Part): ReportColumn => ({
  name,
  kind: 'amount',
  sql: `CASE WHEN k.queue IS NOT NULL THEN k.${partColumns[name]} END`,
  width: 22,
});

/** Programs rely on this order, so a new column comes last. */
export const columns: readonly ReportColumn[] = [
  { name: 'claimNumber', kind: 'word', sql: ownWord('c.claim_number'), width: 18 },
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
  ...parts.map(part),
  {
    name: 'category',
    kind: 'word',
    sql: inWords(categoryLabels, '->> f.category::text'),
    width: 30,
  },
  {
    name: 'determination',
    kind: 'word',
    sql: inWords(stateLabels, '->> coalesce(p.state, f.state)::text'),
    width: 16,
  },
  {
    name: 'lateTrack',
    kind: 'word',
    sql: inWords(
      words.late.states,
      `->> coalesce(l.step, CASE WHEN ${inFull(cameAfterTrack)} THEN 'received' END)`,
    ),
    width: 28,
  },
  {
    name: 'effectiveOn',
    kind: 'word',
    sql: ownWord(`to_char(${effectiveDay('f').text}, 'YYYY-MM-DD')`),
    width: 16,
  },
  {
    name: 'currency',
    kind: 'word',
    sql: ownWord(
      `(f.currency ->> 'code') || ' ' || (f.currency ->> 'amount') || ' × ' || (f.currency ->> 'rate') || ' = ' || (f.currency ->> 'rupees')`,
    ),
    width: 44,
  },
  {
    name: 'facilities',
    kind: 'text',
    sql: `(SELECT string_agg(concat_ws(' ', ${literal(JSON.stringify(facilityLabels))}::jsonb ->> (g.one ->> 'kind'), g.one ->> 'name',
        g.one ->> 'claimed', g.one ->> 'admitted'), '; ' ORDER BY g.place)
      FROM jsonb_array_elements(f.facilities) WITH ORDINALITY AS g (one, place))`,
    width: 44,
  },
];

/** The heading of a column. */
export const headingOf = ({ name }: ReportColumn) => t(`report.columns.${name}`);
