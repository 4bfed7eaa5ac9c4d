'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';
import { queries } from '@/lib/client/queries';
import { fullName } from '@/lib/format/person';

type AssigneeFilterProps = { value: string; onChange: (assignedToId: string) => void };

/** Narrows the claims to those that somebody handles, or nobody. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const t = useTranslations('ip.claims');
  const { data = [] } = useQuery(queries.professionals);
  // Whoever was once active may have claims; those who wait for approval cannot.
  const people = data
    .filter(({ status }) => status !== 'pending')
    .map((person) => ({ value: person.id, label: fullName(person) }));
  const options = [
    { value: 'all', label: t('allAssignees') },
    { value: 'unassigned', label: t('unassigned') },
    ...people,
  ];
  // The address may name somebody who is not in the list, or not yet.
  if (!options.some((option) => option.value === value)) {
    options.push({ value, label: t('otherAssignee') });
  }
  return (
    <NativeSelect
      aria-label={t('assignee')}
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
