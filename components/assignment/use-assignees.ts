'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Option } from '@/components/ui/fields/option';
import { queries } from '@/lib/client/queries/queries';
import { fullName } from '@/lib/format/person';

/** The choice that takes a claim out of everybody's hands. */
export const nobody = 'unassigned';

/** Who may be given a claim: the active professionals, or nobody. */
export function useAssignees() {
  const t = useTranslations('ip');
  // Looked up each time: somebody may have been approved since the page was opened.
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
    /** Who was chosen, in words. */
    nameOf(value: string) {
      const person = active?.find(({ id }) => id === value);
      return person ? fullName(person) : t('claims.unassigned');
    },
    error: people.error,
    retrying: people.isFetching,
    retry: () => void people.refetch(),
  };
}
