import type { Field, FormDefinition } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import { fieldsOf } from './definitions/registry';
import { isRow } from './definitions/rows';
import { identifierOf } from './identifier';

interface Holder {
  field: Field;
  kind: IdentifierKind | null;
  /** Those of a table's columns that hold identifiers. */
  columns: readonly { name: string; kind: IdentifierKind }[];
}

// Asked for with every claim of a file.
const holdersByForm = new WeakMap<FormDefinition, readonly Holder[]>();

/** The fields of a form that hold identifiers, themselves or in a column. */
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

/** The field of a path by its name, of a cell the column by both names: 'employeeDetails.identificationNumber'. */
export const fieldOfPath = (path: string) => path.replace(/\.\d+\./, '.');

/** What becomes of one identifier: its text, where it stands ('employeeDetails.0.identificationNumber') and what it is. */
export type Visit = (text: string, path: string, kind: IdentifierKind) => string;

/**
 * The values of a form with each of its identifiers that is not empty replaced by what `visit` makes of
 * it; everything else, also what is not of the form, stays as it is.
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
