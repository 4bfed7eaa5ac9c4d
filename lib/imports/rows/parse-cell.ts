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
import { unguardedInside } from '@/lib/spreadsheets/formula-guard';
import { withoutTextMark } from '@/lib/spreadsheets/kept-as-text';
import {
  type BrokenCell,
  type Cell,
  type DayCell,
  type ShownCell,
  withoutDay,
} from '@/lib/spreadsheets/row';
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
 * Removes the apostrophe that spreadsheets and exports put before a formula, and the formula ="00012345" by which programs keep
 * a number as text.
 */
const unguarded = (text: string) =>
  unguardedInside(withoutTextMark(text).replace(/^'(?=\s*[-=+@\t\r])/, '')).replace(
    /^\s*="([^"]*)"\s*$/,
    '$1',
  );

/** What people write into a cell for which they have no value. */
const fillers = /^(?:[-–—]{1,3}|n\/?a|n\.a\.|null|nil)$/i;

/** Errors of formulas that were saved as text, and what a spreadsheet shows in a too narrow column. */
const errors = /^(?:#+|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!))$/;

/**
 * Text that lost characters: question marks instead of another script's letters, the replacement character, Devanagari in UTF-8
 * that was read as Windows' Latin letters, and signs as web pages write them.
 */
const garbled =
  /&(?:amp|lt|gt|quot|apos|nbsp|#x?[\da-f]{1,6});|\ufffd|\?{3}|^\?\?$|[àÃ][\u00a4\u00a5¤¥]/;

/** Gives the value of a cell that shows something else, or the rule that the cell breaks. */
function standsFor(cell: DayCell | BrokenCell | ShownCell): string | number | BrokenRule<Rule> {
  if ('broken' in cell) return { rule: 'brokenCell' };
  if ('day' in cell) return cell.part ? { rule: 'dateHalf' } : cell.day;
  if (cell.shown === undefined) return { rule: 'otherwiseShown' };
  return cell.rounded ? cell.held : cell.shown;
}

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
    if (cell === undefined) return '';
    const value = typeof cell === 'object' ? standsFor(cell) : cell;
    if (typeof value === 'object') return value;
    const { parseCell } = behaviourOf(field.kind);
    if (typeof value !== 'string') return parseCell(value, findersFor(field));
    const text = unguarded(value).trim();
    if (errors.test(text)) return { rule: 'brokenCell' };
    if (garbled.test(text)) return { rule: 'garbled' };
    return text === '' || fillers.test(text) ? '' : parseCell(text, findersFor(field));
  };
}
