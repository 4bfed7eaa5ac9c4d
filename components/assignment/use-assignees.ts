'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Option } from '@/components/ui/fields/option';
import { queries } from '@/lib/client/queries/queries';
import { fullName } from '@/lib/format/person';

/** Means that nobody handles the claim. */
export const nobody = 'unassigned';

/** Who may handle a claim: an active professional, or nobody. */
export function useAssignees() {
  const t = useTranslations('ip');
  // Asked for each time: somebody may have been approved since the page was opened.
  const people = useQuery({ ...queries.professionals, staleTime: 0 });
  const active = people.data?.filter((person) => person.status === 'active');
  const options: Option[] | undefined = active && [
    { value: nobody, label: t('claims.unassigned') },
    ...active.map((person) => ({
      value: person.id,
      label: [
        fullName(person),
        t(`roles.${person.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`),
        t('reassign.load', { count: person.openClaims }),
        person.email,
      ].join(' · '),
    })),
  ];
  return {
    options,
    nameOf(value: string) {
      const person = active?.find(({ id }) => id === value);
      return person ? fullName(person) : t('claims.unassigned');
    },
    error: people.error,
    retrying: people.isFetching,
    retry: () => void people.refetch(),
  };
}
