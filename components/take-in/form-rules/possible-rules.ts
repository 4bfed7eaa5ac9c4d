import type { CreditorType } from '@/lib/forms/definitions/field';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { FormRule, Mapping } from '@/lib/registers/mapping';

const keyOf = (rule: FormRule) =>
  `${rule.by} ${rule.by === 'column' ? rule.at : 'text' in rule ? rule.text : ''}`;

/** The form of a rule that nobody said one for yet. */
const noFormYet: CreditorType = 'form_b';

/** The rules that a sheet allows and does not have yet; those with a form are to be given theirs. */
export function possibleRules(
  { sheet, above, columns }: Pick<RehearsedSheet, 'sheet' | 'above' | 'columns'>,
  mapping: Mapping,
): FormRule[] {
  const form = noFormYet;
  const all: FormRule[] = [
    ...columns.map(({ at }): FormRule => {
      const fact = mapping.columns.find((one) => one.at === at)?.fact ?? 'form';
      return { by: 'column', at, fact };
    }),
    { by: 'heading' },
    ...(sheet ? [{ by: 'sheet', form, text: sheet } as const] : []),
    ...[...new Set(above.filter(Boolean))].map((text): FormRule => ({ by: 'title', form, text })),
    { by: 'all', form },
  ];
  const there = new Set(mapping.form.map(keyOf));
  return all.filter((rule) => !there.has(keyOf(rule)));
}
