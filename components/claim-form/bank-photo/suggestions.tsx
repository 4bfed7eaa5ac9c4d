'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import type { BankNumbers } from '@/lib/forms/bank-paper';
import type { ClaimValues, Field, FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';
import { Suggestion } from './suggestion';

interface SuggestionsProps {
  form: FormDefinition;
  fields: readonly Field[];
  numbers: BankNumbers;
}

/** What was read for each field of an account. */
export function Suggestions({ form, fields, numbers }: SuggestionsProps) {
  const t = useTranslations('wizard.form.bankPhoto');
  const words = useFormWords();
  const { setValue } = useFormContext<ClaimValues>();
  if (numbers.ifsc.length + numbers.account.length === 0)
    return <Alert tone="amber">{t('nothing')}</Alert>;
  return fields.map(({ name, kind }) => (
    <Suggestion
      key={name}
      label={labelOf(words, form, name)}
      values={kind === 'ifsc' ? numbers.ifsc : numbers.account}
      onUse={(value) => setValue(name, value, { shouldDirty: true, shouldTouch: true })}
    />
  ));
}
