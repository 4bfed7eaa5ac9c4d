import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { FieldValue, FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import { isTable } from './definitions/rows';

function amountsIn(form: FormDefinition, name: string, value: FieldValue | undefined) {
  if (value === undefined || typeof value === 'string') return [value ?? ''];
  const field = fieldNamed(form, name);
  if (!field || !isTable(field)) return [];
  return value.flatMap((row) => field.addUp.map((column) => row[column] ?? ''));
}

/**
 * Adds up the parts of the claim amount, or the columns of a table, exactly: "125000.00". Null when the form has no parts, when
 * all are empty, or when one is no amount.
 */
export function sumOfParts(
  form: FormDefinition,
  values: Readonly<Record<string, FieldValue | undefined>>,
): string | null {
  const typed = (form.amountParts ?? [])
    .flatMap((name) => amountsIn(form, name, values[name]))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  let sum = 0n;
  for (const text of typed) {
    const paise = toPaise(text);
    if (paise === null || paise < 0n) return null;
    sum += paise;
  }
  return typed.length === 0 ? null : fromPaise(sum);
}
