'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { fullName } from '@/lib/format/person';
import type { AccountFacts } from '@/lib/forms/start';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** What a new claim takes over from the account of this person. */
export function useAccountFacts(user: PresentedUser): AccountFacts {
  const { nationality } = useFormWords();
  return {
    name: fullName(user),
    email: user.email,
    phone: user.phone ?? '',
    nationality,
  };
}
