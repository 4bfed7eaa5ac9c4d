'use client';

import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/native-select';
import { creditorTypes } from '@/lib/forms/field';
import type { ClaimsPlace } from './claims-place';

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
