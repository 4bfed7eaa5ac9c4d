import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';

/** The fields that come with a file of claims. */
export const importFields = z.object({
  creditorType: z.enum(creditorTypes, broken('choose_creditor_type')),
  allowDuplicate: z._default(
    z.enum(['true', 'false'], broken('either', { field: 'allowDuplicate', choices: 'true,false' })),
    'false',
  ),
  /** The language of the reasons in the file of rejected rows. */
  language: z._default(z.enum(languages, broken('language')), 'en'),
  /** Masks identifiers in the file of rejected rows, or not; the audit trail gets an entry for `full`. */
  numbers: z._default(
    z.enum(['masked', 'full'], broken('either', { field: 'numbers', choices: 'masked,full' })),
    'masked',
  ),
});

/** The same fields while the request is still arriving: each may be absent. */
export const importFieldsSoFar = z.partial(importFields);

export type ImportFields = z.infer<typeof importFields>;
