import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { hasRefusedCharacters } from '@/lib/format/characters';
import { text } from '@/lib/format/text-schema';
import { firstTwice, maxClassName, mostClasses, tidyName } from './creditor-class';

const maxReason = 2000;

type Field = 'className' | 'classRepresentative';

const name = (field: Field, min: number) =>
  z.pipe(
    z.pipe(z.string(broken('required', { field })), z.transform(tidyName)),
    z.string().check(
      z.minLength(min, broken('required', { field })),
      z.maxLength(maxClassName, broken('too_big', { field, max: maxClassName })),
      z.refine((value) => !hasRefusedCharacters(value, 'line'), broken('characters', { field })),
    ),
  );

const number = z.int(broken('whole_number', { field: 'classNumber' }));

const representative = z.pipe(
  z.optional(z.nullable(name('classRepresentative', 0))),
  z.transform((said) => said || null),
);

/** All classes of a case: one without a number is new, one that is left out goes. */
const classes = z
  .array(
    z.object({
      number: z.optional(z.nullable(number)),
      name: name('className', 1),
      representative,
    }),
    broken('list', { field: 'classes' }),
  )
  .check(
    z.maxLength(mostClasses, broken('too_many', { field: 'classes', max: mostClasses })),
    z.check(({ value, issues }) => {
      const at = firstTwice(value.map((one) => one.name));
      if (at < 0) return;
      const message = broken('class_twice');
      issues.push({ code: 'custom', input: value, path: [at, 'name'], message });
    }),
  );

const seen = z.array(
  z.object({
    number,
    name: name('className', 1),
    representative: z.nullable(z.string(broken('text', { field: 'classRepresentative' }))),
  }),
  broken('list', { field: 'seen' }),
);

/** `seen` holds the classes before; `publishAnyway`, with its reason, allows names like a person's number or an address. */
export const classesChange = z.object({
  classes,
  seen: z.optional(seen),
  publishAnyway: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'publishAnyway' })))),
  reason: z.optional(z.nullable(text('reason', maxReason, 0))),
});

export type ClassesChange = z.infer<typeof classesChange>;
