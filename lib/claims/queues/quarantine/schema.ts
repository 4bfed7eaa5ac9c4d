import { z } from 'zod/mini';
import { id } from '@/lib/format/text-schema';
import { proof } from '@/lib/identity/authentication/schema';

/** What a claimant filed themselves, or one file of claims, with the administrator's own proof. */
export const quarantineBody = z.union([
  z.object({ ...proof, importId: id('id') }),
  z.object({ ...proof, userId: id('id') }),
]);

export type QuarantineBody = z.infer<typeof quarantineBody>;
