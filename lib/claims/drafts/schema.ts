import { z } from 'zod/mini';
import { slots } from '@/lib/documents/content/slots';
import { id, text } from '@/lib/format/text-schema';
import { creditorTypes } from '@/lib/forms/definitions/field';

/** The path of a person's draft of one type. */
export const draftPath = z.object({ creditorType: z.enum(creditorTypes) });

const mostRevisions = 2_000_000_000;

/** A draft as it is saved; `revision` is the one it was read with, 0 for a new one. */
export const draftBody = z.object({
  values: z.record(z.string(), z.unknown(), 'values must hold the fields of the form'),
  documents: z._default(
    z
      .array(id('The document'), 'documents must be a list of ids')
      .check(
        z.maxLength(
          slots.claim.mostFiles,
          `At most ${slots.claim.mostFiles} documents can be kept`,
        ),
      ),
    [],
  ),
  revision: z
    .int('revision must be a whole number')
    .check(
      z.minimum(0, 'revision must not be negative'),
      z.maximum(mostRevisions, 'revision is too large'),
    ),
});

/** A field whose number is to be shown, a column of a table by both names with a point, and what stands for it. */
export const numberShown = z.object({
  field: text('Field', 100),
  handle: z.string().check(z.maxLength(2000)),
});

export type NumberShown = z.infer<typeof numberShown>;

export type DraftBody = z.infer<typeof draftBody>;
