import { type FactName, joins, kindOf } from '@/lib/registers/facts';
import type { FormRule, MappedColumn, Mapping } from '@/lib/registers/mapping';

/** Facts of columns that may say the form of a row; see lib/registers/rows/form-rules.ts. */
const tellForm: readonly FactName[] = ['form', 'category', 'worker'];

const ofColumn = (at: number) => (rule: FormRule) => rule.by === 'column' && rule.at === at;

/** The rules once a column is this fact: one by a column that says no form any more goes, one that may say it comes. */
function rulesWith(rules: readonly FormRule[], at: number, fact: FactName | undefined): FormRule[] {
  const others = rules.filter((rule) => !ofColumn(at)(rule));
  if (!fact || !tellForm.includes(fact)) return others;
  const rank = tellForm.indexOf(fact);
  const before = others.findIndex(
    (rule) => rule.by !== 'column' || tellForm.indexOf(rule.fact) > rank,
  );
  return others.toSpliced(before < 0 ? others.length : before, 0, { by: 'column', at, fact });
}

/** What is known of the column itself, as it was guessed or said before. */
const keptOf = (fact: FactName, before: MappedColumn | undefined) => ({
  ...(kindOf(fact) === 'amount' && before?.rupees && { rupees: before.rupees }),
  ...(kindOf(fact) === 'day' && before?.doubtful && { doubtful: true }),
});

/** The column that was this fact and cannot be it beside another; undefined for none. */
export const displacedBy = (mapping: Mapping, at: number, fact: FactName | undefined) =>
  fact === undefined || joins(fact)
    ? undefined
    : mapping.columns.find((one) => one.fact === fact && one.at !== at)?.at;

/**
 * Makes a column a fact, or nobody's. A fact that one column alone can be is taken from the column that was it; rules for the
 * form of a row follow. `guessed` tells a unit that the head names.
 */
export function withFact(
  mapping: Mapping,
  at: number,
  fact: FactName | undefined,
  guessed: Mapping = mapping,
): Mapping {
  const displaced = displacedBy(mapping, at, fact);
  const before = [mapping, guessed].map(({ columns }) => columns.find((one) => one.at === at));
  const others = mapping.columns.filter((one) => one.at !== at && one.at !== displaced);
  const column = fact && { at, fact, ...keptOf(fact, before[0] ?? before[1]) };
  const form =
    displaced === undefined ? mapping.form : rulesWith(mapping.form, displaced, undefined);
  return {
    ...mapping,
    columns: [...others, ...(column ? [column] : [])].sort((one, other) => one.at - other.at),
    form: rulesWith(form, at, fact),
  };
}

type Saying = Partial<Omit<MappedColumn, 'at' | 'fact'>>;

/** Says something of a column's cells; what is undefined is said no more. */
export const withSaying = (mapping: Mapping, at: number, saying: Saying): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((one) => (one.at === at ? { ...one, ...saying } : one)),
});

const withRules = (mapping: Mapping, form: readonly FormRule[]): Mapping => ({ ...mapping, form });

/** Moves a rule one place up (-1) or down; at either end nothing moves. */
export function withRuleMoved(mapping: Mapping, place: number, by: 1 | -1): Mapping {
  const rule = mapping.form[place];
  const to = place + by;
  if (!rule || to < 0 || to >= mapping.form.length) return mapping;
  return withRules(mapping, mapping.form.toSpliced(place, 1).toSpliced(to, 0, rule));
}

export const withoutRule = (mapping: Mapping, place: number) =>
  withRules(mapping, mapping.form.toSpliced(place, 1));

export const withRule = (mapping: Mapping, place: number, rule: FormRule) =>
  withRules(mapping, mapping.form.toSpliced(place, 1, rule));

/** Adds a rule behind the others, but before the choice for all rows, behind which none is ever tried. */
export function withNewRule(mapping: Mapping, rule: FormRule): Mapping {
  const all = mapping.form.findIndex(({ by }) => by === 'all');
  const place = all < 0 || rule.by === 'all' ? mapping.form.length : all;
  return withRules(mapping, mapping.form.toSpliced(place, 0, rule));
}

/** As the call takes it: it knows heads by their first 500 characters. */
export const sendable = (mapping: Mapping): Mapping => ({
  ...mapping,
  heads: mapping.heads.map((head) => head.slice(0, 500)),
});

/** Tells whether two mappings read a sheet in the same way. */
export const isSame = (one: Mapping, other: Mapping) =>
  JSON.stringify([one.columns, one.form]) === JSON.stringify([other.columns, other.form]);
