import { z } from 'zod/mini';
import { languages } from '@/lib/i18n/language';
import { paperKinds } from './kinds';

export const paperBody = z.object({ kind: z.enum(paperKinds), language: z.enum(languages) });

export type PaperBody = z.infer<typeof paperBody>;

export const checkParams = z.object({ code: z.string() });
