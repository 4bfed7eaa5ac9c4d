import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { factNames, joins } from '@/lib/registers/facts';
import { maxColumns } from '@/lib/spreadsheets/limits';

const at = z.int().check(z.gte(0), z.lt(maxColumns));
const form = z.enum(creditorTypes);
const text = z.string().check(z.maxLength(500));

const column = z.object({
  at,
  fact: z.enum(factNames),
  rupees: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
  doubtful: z.optional(z.boolean()),
  cr: z.optional(z.enum(['credit', 'crore'])),
  advances: z.optional(z.boolean()),
});

const rule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('column'), at, fact: z.enum(factNames) }),
  z.object({ by: z.literal('heading') }),
  z.object({ by: z.literal('sheet'), form, text }),
  z.object({ by: z.literal('title'), form, text }),
  z.object({ by: z.literal('all'), form }),
]);

/** Two columns cannot both be the amount. */
const isOnce = (columns: readonly z.infer<typeof column>[]) => {
  const once = columns.flatMap(({ fact }) => (joins(fact) ? [] : fact));
  return new Set(once).size === once.length;
};

/** How the rows of a sheet are read, as a page sends it; see lib/registers/mapping.ts. */
const mapping = z.object({
  heads: z.array(text).check(z.maxLength(maxColumns)),
  columns: z.array(column).check(z.maxLength(maxColumns), z.refine(isOnce, broken('facts_once'))),
  form: z.array(rule).check(z.maxLength(20)),
});

const written = z.transform((given: string, context) => {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    context.issues.push({ code: 'custom', input: given, message: broken('input') });
    return z.NEVER;
  }
});

/** The fields that come with a register. Sheets that no mapping names are read as guessed, those with null not at all. */
export const registerFields = z.object({
  mappings: z._default(
    z.pipe(z.pipe(z.string(), written), z.record(text, z.nullable(mapping))),
    {},
  ),
});

export type RegisterFields = z.infer<typeof registerFields>;
