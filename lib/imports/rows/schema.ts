import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';

/** What is sent beside a file of claims. */
export const importFields = z.object({
  creditorType: z.enum(creditorTypes, broken('choose_creditor_type')),
  /** Whether the file may have been filed before. */
  allowDuplicate: z._default(
    z.enum(['true', 'false'], broken('either', { field: 'allowDuplicate', choices: 'true,false' })),
    'false',
  ),
  /** In which language the rejected rows say why. */
  language: z._default(z.enum(languages, broken('language')), 'en'),
  /** Whether the rejected rows hold identifiers in full, which the audit trail then tells, or masked. */
  numbers: z._default(
    z.enum(['masked', 'full'], broken('either', { field: 'numbers', choices: 'masked,full' })),
    'masked',
  ),
});

/** The same while some may yet come. */
export const importFieldsSoFar = z.partial(importFields);

export type ImportFields = z.infer<typeof importFields>;
