'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/loading/spinner';
import { Combobox } from '@/components/ui/select/combobox';
import { useAssignees } from './use-assignees';

type AssigneeFieldProps = { value: string; onChoose: (value: string) => void };

export function AssigneeField({ value, onChoose }: AssigneeFieldProps) {
  const t = useTranslations('ip.reassign');
  const { options, error, retrying, retry } = useAssignees();
  if (error) {
    return (
      <CallFailure title={t('loadFailed')} error={error} retrying={retrying} onRetry={retry} />
    );
  }
  if (!options) return <Spinner />;
  return (
    <Field label={t('assignee')}>
      <Combobox
        options={options}
        value={value}
        onValueChange={onChoose}
        placeholder={t('choose')}
        searchPlaceholder={t('search')}
      />
    </Field>
  );
}
