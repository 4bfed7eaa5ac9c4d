import type { BrokenRule } from '@/lib/format/broken-rule';
import { bareHeader } from '@/lib/forms/columns';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { formerWords } from '@/lib/forms/former-words';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { ValueFinders } from '@/lib/forms/kinds/shared/cells';
import type { Rule } from '@/lib/forms/kinds/shared/rules';
import { optionLabel } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';
import { languages } from '@/lib/i18n/language';
import { cities } from '@/lib/reference/cities';
import { cityName } from '@/lib/reference/places';
import { plainCell } from '@/lib/registers/cells/plain-cell';
import { type Cell, withoutDay } from '@/lib/spreadsheets/row';
import { formWords, placeWords } from './words';

type Find = (name: string) => string | undefined;

/** Finds a value by itself or by any of its names, whatever the case and punctuation. */
function finderOf(values: readonly string[], namesOf: (value: string) => readonly string[]): Find {
  const byName = new Map(
    values.flatMap((value) =>
      [value, ...namesOf(value)].map((name) => [bareHeader(name), value] as const),
    ),
  );
  return (text) => byName.get(bareHeader(text));
}

const findCity = finderOf(cities, (city) =>
  languages.map((language) => cityName(placeWords[language], city)),
);

const findChoiceOf = (form: FormDefinition, field: Field) =>
  finderOf(behaviourOf(field.kind).choices?.(field) ?? [], (value) => [
    optionLabel(formerWords, form, field.name, value),
    ...languages.map((language) =>
      displayValue(formWords[language], form, field, value, language, placeWords[language]),
    ),
  ]);

/**
 * Makes the reader of a form's cells. It gives a cell as the form's input would hold it, '' for an empty one, and for an
 * unreadable one the rule that it breaks.
 */
export function cellParser(
  form: FormDefinition,
): (field: Field, cell: Cell) => string | BrokenRule<Rule> {
  const findersByField = new Map<string, ValueFinders>();
  function findersFor(field: Field) {
    const known = findersByField.get(field.name);
    if (known) return known;
    const finders = { choice: findChoiceOf(form, field), city: findCity };
    findersByField.set(field.name, finders);
    return finders;
  }

  return (field, given) => {
    const cell = field.kind === 'date' ? given : withoutDay(given);
    const value = plainCell(cell);
    if (value === '') return '';
    if (typeof value === 'object') return value;
    return behaviourOf(field.kind).parseCell(value, findersFor(field));
  };
}
