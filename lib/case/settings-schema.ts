import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import type { ErrorWords } from '@/lib/i18n/words';
import type { Setting, Settings, ValuesOf } from './settings';

function schemaOf(field: keyof ErrorWords['labels'], setting: Setting): z.ZodMiniType {
  switch (setting.kind) {
    case 'yesNo':
      return z.boolean(broken('yes_or_no', { field }));
    case 'days':
      return z
        .int(broken('whole_number', { field }))
        .check(
          z.minimum(1, broken('at_least', { field, min: 1 })),
          z.maximum(setting.max, broken('at_most', { field, max: setting.max })),
        );
    case 'choice':
      return z.enum(setting.choices, broken('either', { field, choices: setting.choices.join() }));
  }
}

/** Settings of a table; one left out stays as it is. */
export const settingsShape = <Table extends Settings>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [
      name,
      z.optional(schemaOf(name as keyof ErrorWords['labels'], setting)),
    ]),
  ) as { [Name in keyof Table]: z.ZodMiniOptional<z.ZodMiniType<ValuesOf<Table>[Name]>> };
