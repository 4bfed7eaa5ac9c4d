'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsPlace } from '@/components/claims/claims-place';
import { NativeSelect } from '@/components/ui/select/native-select';
import { creditorTypes } from '@/lib/forms/definitions/field';

type CreditorTypeFilterProps = {
  label: string;
  allLabel: string;
  value: ClaimsPlace['creditorType'];
  onChange: (creditorType: ClaimsPlace['creditorType']) => void;
};

export function CreditorTypeFilter({ label, allLabel, value, onChange }: CreditorTypeFilterProps) {
  const t = useTranslations('forms.creditorTypes');
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      options={[
        { value: 'all', label: allLabel },
        ...creditorTypes.map((type) => ({ value: type, label: t(`${type}.label`) })),
      ]}
      onChange={(event) => onChange(event.target.value as ClaimsPlace['creditorType'])}
    />
  );
}
