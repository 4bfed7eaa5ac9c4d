import type { ClaimValues, Field, FormDefinition } from '@/lib/forms/field';
import { facetsOf } from '@/lib/forms/kinds';
import { fieldsOf } from '@/lib/forms/registry';

/** Numbers that identify a person or an account: they are typed again rather than left behind. */
function isIdentifier({ kind, group }: Field): boolean {
  return kind === 'accountNumber' || (group ?? facetsOf(kind).group) === 'identification';
}

/** The values without those that must not lie in a browser's storage. */
export function withoutIdentifiers(form: FormDefinition, values: ClaimValues): ClaimValues {
  const kept: ClaimValues = {};
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    if (value === undefined || isIdentifier(field)) continue;
    if (typeof value === 'string') {
      kept[field.name] = value;
      continue;
    }
    const columns = field.columns?.filter((column) => !isIdentifier(column)) ?? [];
    kept[field.name] = value.map((row) =>
      Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? ''])),
    );
  }
  return kept;
}
