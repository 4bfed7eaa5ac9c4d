import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';
import { languages } from '@/lib/i18n/language';

const maxInFile = 500;

/** Each claim once, and the language of the pages made for it. */
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

/** Without `claim` it names all files. */
export const claimFilesQuery = z.object({ claim: z.optional(id('claim')) });
