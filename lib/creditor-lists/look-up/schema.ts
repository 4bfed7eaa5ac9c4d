import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { claimNumberIn } from './claim-number';

export const lookUpBody = z.object({
  claimNumber: z.pipe(
    text('claimNumber', 40).check(
      z.refine((typed) => claimNumberIn(typed) !== null, broken('claim_number')),
    ),
    z.transform((typed) => claimNumberIn(typed) ?? ''),
  ),
});

export const codeBody = z.object({
  lookUp: text('lookUp', 100),
  code: text('code', 40),
});

export type LookUpBody = z.infer<typeof lookUpBody>;
export type CodeBody = z.infer<typeof codeBody>;
