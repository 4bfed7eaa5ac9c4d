'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { isPurpose, type Purpose, purposes } from '@/lib/documents/content/purposes';

type SayWhatItIsProps = { purpose: Purpose | null; onChange: (purpose: Purpose | null) => void };

/** The purpose of the files that the person chooses next; optional. */
export function SayWhatItIs({ purpose, onChange }: SayWhatItIsProps) {
  const t = useTranslations('documents');
  return (
    <Field label={t('upload.purpose')} className="mb-3 max-w-md">
      <NativeSelect
        value={purpose ?? ''}
        placeholder={t('upload.purposeUnsaid')}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        onChange={({ target: { value } }) => onChange(isPurpose(value) ? value : null)}
      />
    </Field>
  );
}
