import { bareHeader } from '@/lib/forms/csv';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { facetsOf, yesNo } from '@/lib/forms/kinds';
import { optionLabel } from '@/lib/forms/labels';
import type { Broken } from '@/lib/forms/rules';
import { cities } from '@/lib/reference/cities';
import { states } from '@/lib/reference/states';
import { type Cell, textOfCell } from '@/lib/spreadsheets/row';
import { languages, placeWords } from './words';

/** A cell as the form's input would have it, or what keeps it from being that. */
export type Spelled = string | Broken;

/** What spreadsheets count with: more digits than these are lost in a number. */
const mostExact = 999_999_999_999_999;

/** Finds a value by what people call it, in any language and case. */
type Finder = (text: string) => string | undefined;

function finder(values: readonly string[], namesOf: (value: string) => readonly string[]): Finder {
  const byName = new Map(
    values.flatMap((value) =>
      [value, ...namesOf(value)].map((name) => [bareHeader(name), value] as const),
    ),
  );
  return (text) => byName.get(bareHeader(text));
}

const findState = finder(states, (state) =>
  placeWords.map((words) => words.states[state] ?? state),
);
const findCity = finder(cities, (city) => placeWords.map((words) => words.cities[city] ?? city));
const findYesNo = finder(yesNo, (value) =>
  languages.map((words) => words.yesNo[value as 'yes' | 'no']),
);

/** A number that stands for money, in rupees and paise; undefined when it is finer than a paisa. */
function rupees(value: number): string | undefined {
  const paise = Math.round(value * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(value * 100 - paise) > 1e-4) return undefined;
  return Number.isInteger(value) ? String(value) : (paise / 100).toFixed(2);
}

/** Indian or western grouping; a comma anywhere else may be meant as a decimal point. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

function money(text: string) {
  const bare = text
    .replace(/^\s*(₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-\s*$/, '')
    .replace(/[\s\u00a0]/g, '');
  return grouped.test(bare) ? bare.replaceAll(',', '') : bare;
}

const day = (text: string) =>
  text.trim().replace(/^(\d{2})[/-](\d{2})[/-](\d{4})$/, (_, d, m, y) => `${y}-${m}-${d}`);

const digits = (text: string) => text.replace(/[\s\u00a0]/g, '');

const phone = (text: string) =>
  digits(text)
    .replace(/-/g, '')
    .replace(/^(\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');

/** An apostrophe before what would run as a formula is a spreadsheet's way of saying that it is text. */
const unguarded = (text: string) => text.replace(/^'(?=\s*[-=+@\t\r])/, '');

/** Spells the cells of a file as the inputs of this form would have them. */
export function speller(form: FormDefinition): (field: Field, cell: Cell) => Spelled {
  const finders = new Map<string, Finder>();
  const findOption = (field: Field) => {
    const known = finders.get(field.name);
    if (known) return known;
    const found = finder(field.options ?? [], (option) =>
      languages.map((words) => optionLabel(words, form, field.name, option)),
    );
    finders.set(field.name, found);
    return found;
  };

  function ofText(field: Field, text: string): string {
    switch (facetsOf(field.kind).spelling) {
      case 'money':
        return money(text);
      case 'day':
        return day(text);
      case 'digits':
      case 'count':
        return digits(text);
      case 'phone':
        return phone(text);
      case 'option':
        return findOption(field)(text) ?? text;
      case 'yesNo':
        return findYesNo(text) ?? text;
      case 'state':
        return findState(text) ?? text;
      case 'city':
        return findCity(text) ?? text;
      case 'text':
      case 'none':
        return text;
    }
  }

  return (field, cell) => {
    if (cell === undefined) return '';
    if (typeof cell === 'string') return ofText(field, unguarded(cell).trim());
    if (typeof cell === 'object' && 'broken' in cell) return { rule: 'brokenCell' };
    if (typeof cell === 'number') {
      const { spelling } = facetsOf(field.kind);
      if (spelling === 'money') return rupees(cell) ?? { rule: 'amount' };
      if (Math.abs(cell) > mostExact) return { rule: 'digitsLost' };
    }
    if (typeof cell === 'boolean' && field.kind === 'yesNo') return cell ? 'yes' : 'no';
    return ofText(field, textOfCell(cell));
  };
}
