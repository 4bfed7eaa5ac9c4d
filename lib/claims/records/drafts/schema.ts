import { z } from 'zod/mini';
import { slots } from '@/lib/documents/content/slots';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { creditorTypes } from '@/lib/forms/definitions/field';

export const draftPath = z.object({ creditorType: z.enum(creditorTypes) });

const maxRevisions = 2_000_000_000;

/** `revision` is the one that the draft was read with, 0 for a new draft. */
export const draftBody = z.object({
  values: z.record(z.string(), z.unknown(), broken('form_values', { field: 'values' })),
  documents: z._default(
    z
      .array(id('document'), broken('id_list', { field: 'documents' }))
      .check(
        z.maxLength(
          slots.claim.maxFiles,
          broken('too_many_draft_documents', { max: slots.claim.maxFiles }),
        ),
      ),
    [],
  ),
  revision: z
    .int(broken('whole_number', { field: 'revision' }))
    .check(
      z.minimum(0, broken('negative', { field: 'revision' })),
      z.maximum(maxRevisions, broken('too_large', { field: 'revision' })),
    ),
});

/** A field, or table and column with a point between them, and the handle of the number. */
export const numberShown = z.object({
  field: text('field', 100),
  handle: z.string().check(z.maxLength(2000)),
});

export type NumberShown = z.infer<typeof numberShown>;

export type DraftBody = z.infer<typeof draftBody>;
