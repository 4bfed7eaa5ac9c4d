'use client';

import { useState } from 'react';
import { useKeptEdit } from './use-kept-edit';

/** Takes only stored fields with these names: another version may have stored others. */
const keptOf = <Name extends string>(
  fields: Record<Name, string>,
  before: Record<string, unknown>,
) =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => name in fields && typeof value === 'string'),
  ) as Partial<Record<Name, string>>;

const isEmpty = (values: Record<string, string>) => Object.values(values).every((one) => !one);

/**
 * Fields that are sent together and start empty. This device stores each letter until they are sent or given up. `empty` names
 * them.
 */
export function useKeptFields<Name extends string>(of: string, empty: Record<Name, string>) {
  const [values, setValues] = useState(empty);
  const { keep, forget } = useKeptEdit(of, (before) =>
    setValues((now) => (isEmpty(now) ? { ...now, ...keptOf(empty, before) } : now)),
  );
  return {
    values,
    set(name: Name, value: string) {
      const next = { ...values, [name]: value };
      setValues(next);
      keep(() => (isEmpty(next) ? {} : next));
    },
    forget,
  };
}
