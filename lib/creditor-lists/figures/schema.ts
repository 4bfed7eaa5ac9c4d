import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { languages } from '@/lib/i18n/language';

const day = (field: 'from' | 'to') =>
  z
    .string(broken('required', { field }))
    .check(z.refine((value) => !calendarDay(value), broken('day', { field })));

/** Days in India, both counted. */
export const figuresQuery = z.object({ from: day('from'), to: day('to') });

export const figuresFileQuery = z.object({
  from: day('from'),
  to: day('to'),
  language: z._default(z.enum(languages, broken('language')), 'en'),
});

export type Period = z.infer<typeof figuresQuery>;
