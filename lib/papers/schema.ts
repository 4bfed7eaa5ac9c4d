import { z } from 'zod/mini';
import { languages } from '@/lib/i18n/language';
import { paperKinds } from './kinds';

/** Which paper is asked for, and in which language. */
export const paperBody = z.object({ kind: z.enum(paperKinds), language: z.enum(languages) });

export type PaperBody = z.infer<typeof paperBody>;

/** A check code as it stands in an address. */
export const checkParams = z.object({ code: z.string() });
