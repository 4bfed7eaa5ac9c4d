'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import { NativeSelect } from '@/components/ui/select/native-select';
import { claimStatuses } from '@/lib/reference/claim-status';

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
