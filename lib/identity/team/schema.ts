import { z } from 'zod/mini';
import { AccountStatus } from '@/generated/prisma/enums';
import { broken } from '@/lib/format/broken-rule';
import { firstName, lastName } from '@/lib/format/name';
import { text } from '@/lib/format/text-schema';
import { email } from '@/lib/identity/accounts/email';
import { proof } from '@/lib/identity/authentication/schema';
import { numbersAllowed } from './most-numbers';

export const professionalsQuery = z.object({ search: z.optional(text('search', 200, 0)) });

const professionalRole = z.enum(['ip_case_manager', 'ip_admin'], broken('given_role'));

/** `from` is what the administrator saw before. */
export const professionalChange = z.object({
  ...proof,
  status: z.optional(z.enum(['active', 'declined', 'disabled'], broken('given_status'))),
  role: z.optional(professionalRole),
  from: z.optional(
    z.object({
      status: z.enum(AccountStatus, broken('account_status')),
      role: professionalRole,
    }),
  ),
});

/** Whoever is invited may have one name: see {@link lastName}. */
export const colleagueInvited = z.object({ ...proof, firstName, lastName, email });

export const numbersBody = z.object({
  ...proof,
  numbers: z
    .int(broken('whole_number', { field: 'limit' }))
    .check(
      z.minimum(
        numbersAllowed.least,
        broken('at_least', { field: 'limit', min: numbersAllowed.least }),
      ),
      z.maximum(
        numbersAllowed.most,
        broken('at_most', { field: 'limit', max: numbersAllowed.most }),
      ),
    ),
});

export type ColleagueInvited = z.infer<typeof colleagueInvited>;
export type NumbersAllowed = z.infer<typeof numbersBody>;
export type ProfessionalChange = z.infer<typeof professionalChange>;
