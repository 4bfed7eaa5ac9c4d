import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';

export const templateFormats = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];

export const templatePath = z.object({ creditorType: z.enum(creditorTypes) });

export const templateQuery = z.object({
  format: z._default(
    z.enum(templateFormats, broken('either', { field: 'format', choices: templateFormats.join() })),
    'csv',
  ),
  language: z._default(
    z.enum(languages, broken('either', { field: 'language', choices: languages.join() })),
    'en',
  ),
});
