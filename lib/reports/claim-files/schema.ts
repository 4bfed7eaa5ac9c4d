import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';
import { languages } from '@/lib/i18n/language';

/** How many claims one file holds at most. */
const maxInFile = 500;

/** Of which claims the whole file is made, each once, and in which language what is made for it speaks. */
export const claimFilesBody = z.object({
  ids: z.pipe(
    z
      .array(id('claimIdInList'), broken('claim_id_list', { field: 'ids' }))
      .check(
        z.minLength(1, broken('no_claims_for_file')),
        z.maxLength(maxInFile, broken('too_many_claims_for_file', { max: maxInFile })),
      ),
    z.transform((ids) => [...new Set(ids)].sort()),
  ),
  language: z._default(z.enum(languages), 'en'),
});

export type ClaimFilesBody = z.infer<typeof claimFilesBody>;

/** Whose files: of one claim alone, or all. */
export const claimFilesQuery = z.object({ claim: z.optional(id('claim')) });
