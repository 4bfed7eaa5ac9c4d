import type { Field, FormDefinition } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { fieldsOf } from './definitions/registry';
import { isRow } from './definitions/rows';
import { identifierOf } from './identifier';

interface Holder {
  field: Field;
  kind: IdentifierKind | null;
  columns: readonly { name: string; kind: IdentifierKind }[];
}

// Kept, because every claim of a file asks for it.
const holdersByForm = new WeakMap<FormDefinition, readonly Holder[]>();

function holdersOf(form: FormDefinition): readonly Holder[] {
  const known = holdersByForm.get(form);
  if (known) return known;
  const holders = fieldsOf(form)
    .map((field) => ({
      field,
      kind: identifierOf(field),
      columns: (field.columns ?? []).flatMap((column) => {
        const kind = identifierOf(column);
        return kind ? [{ name: column.name, kind }] : [];
      }),
    }))
    .filter(({ kind, columns }) => kind || columns.length > 0);
  holdersByForm.set(form, holders);
  return holders;
}

/** Gives the field's name for a path; for a cell table and column: 'employeeDetails.identificationNumber'. */
export const fieldOfPath = (path: string) => path.replace(/\.\d+\./, '.');

/** Replaces one identifier at its path, such as 'employeeDetails.0.identificationNumber'. */
export type Visit = (text: string, path: string, kind: IdentifierKind) => string;

/**
 * Copies a form's values and lets `visit` replace each identifier that is not empty. Keeps everything else, also fields that
 * the form does not have.
 */
export function mapIdentifiers<T extends Readonly<Record<string, unknown>>>(
  form: FormDefinition,
  values: T,
  visit: Visit,
): T {
  const mapped: Record<string, unknown> = { ...values };
  for (const { field, kind, columns } of holdersOf(form)) {
    const value = values[field.name];
    if (kind && typeof value === 'string' && value !== '') {
      mapped[field.name] = visit(value, field.name, kind);
    } else if (Array.isArray(value)) {
      mapped[field.name] = value.map((row: unknown, at) => {
        if (!isRow(row)) return row;
        const copy = { ...row };
        for (const { name, kind: of } of columns) {
          const text = row[name];
          if (typeof text !== 'string' || text === '') continue;
          copy[name] = visit(text, `${field.name}.${at}.${name}`, of);
        }
        return copy;
      });
    }
  }
  return mapped as T;
}
