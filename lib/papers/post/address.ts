import type { CreditorType } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { displayValue } from '@/lib/forms/view';
import { wordsIn } from '@/lib/i18n/words';
import { printable } from '@/lib/papers/content/printable';

const prefixed = (prefix: string, part: string) =>
  prefix === '' ? part : `${prefix}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

/** The window of an envelope shows no more lines. */
const maxLines = 6;

/** A creditor's postal address by lines, in Latin letters that carriers read: the form's first one, or its first street lines. */
export function addressOf(type: CreditorType, values: Readonly<Record<string, unknown>>) {
  const form = formOf(type);
  const fields = fieldsOf(form);
  const words = wordsIn('en');
  const shown = (name: string) => {
    const field = fields.find((one) => one.name === name);
    const value = values[name];
    if (!field || typeof value !== 'string' || value.trim() === '') return '';
    return printable(displayValue(words.forms, form, field, value, 'en', words.places));
  };
  const pincode = fields.find(({ kind }) => kind === 'pincode');
  const street = fields.find(({ autoComplete }) => autoComplete === 'street-address');
  const prefix = pincode?.name.replace(/pincode$/i, '');
  const place =
    prefix === undefined
      ? []
      : [
          [shown(prefixed(prefix, 'city')), shown(prefixed(prefix, 'pincode'))]
            .filter(Boolean)
            .join(' '),
          shown(prefixed(prefix, 'state')),
        ];
  const streetName = prefix === undefined ? (street?.name ?? '') : prefixed(prefix, 'address');
  const lines = shown(streetName)
    .split('\n')
    .map((line) => line.trim());
  return [...lines.filter(Boolean).slice(0, maxLines - place.length), ...place].filter(Boolean);
}
