import { z } from 'zod/mini';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';

/** What is sent beside a file of claims. */
export const importFields = z.object({
  creditorType: z.enum(creditorTypes, 'Choose a creditor type'),
  /** Whether the file may have been filed before. */
  allowDuplicate: z._default(
    z.enum(['true', 'false'], 'allowDuplicate must be true or false'),
    'false',
  ),
  /** In which language the rejected rows say why. */
  language: z._default(z.enum(languages, 'This language is not offered'), 'en'),
  /** Whether the rejected rows hold identifiers in full, which the audit trail then tells, or masked. */
  numbers: z._default(z.enum(['masked', 'full'], 'numbers must be masked or full'), 'masked'),
});

/** The same while some may yet come. */
export const importFieldsSoFar = z.partial(importFields);

export type ImportFields = z.infer<typeof importFields>;
