import type { Field, FormDefinition } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { fieldsOf } from './definitions/registry';
import { isRow } from './definitions/rows';
import { identifierOf } from './identifier';

interface Holder {
  field: Field;
  kind: IdentifierKind | null;
  /** The table's columns that hold identifiers. */
  columns: readonly { name: string; kind: IdentifierKind }[];
}

// Kept, because it is asked for with every claim of a file.
const holdersByForm = new WeakMap<FormDefinition, readonly Holder[]>();

/** The fields of a form that hold identifiers, or have a column that does. */
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

/** The field's name in a path. For a cell it has both names: 'employeeDetails.identificationNumber'. */
export const fieldOfPath = (path: string) => path.replace(/\.\d+\./, '.');

/** Gives the replacement for one identifier, by its text, its path ('employeeDetails.0.identificationNumber') and its kind. */
export type Visit = (text: string, path: string, kind: IdentifierKind) => string;

/**
 * A copy of a form's values in which `visit` replaces each identifier that is not empty. Everything else stays as it is, fields
 * that the form does not have included.
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
