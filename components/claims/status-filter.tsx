'use client';

import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/native-select';
import { claimStatuses } from '@/lib/reference/claim-status';
import type { ClaimsPlace } from './claims-place';

type StatusFilterProps = {
  label: string;
  allLabel: string;
  value: ClaimsPlace['status'];
  onChange: (status: ClaimsPlace['status']) => void;
};

export function StatusFilter({ label, allLabel, value, onChange }: StatusFilterProps) {
  const t = useTranslations('ui.status');
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={[
        { value: 'all', label: allLabel },
        ...claimStatuses.map((status) => ({ value: status, label: t(status) })),
      ]}
      onChange={(event) => onChange(event.target.value as ClaimsPlace['status'])}
    />
  );
}
