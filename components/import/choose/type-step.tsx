'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { TemplateDownload } from './template-download';

interface TypeStepProps {
  type: CreditorType | null;
  disabled: boolean;
  onChange: (type: CreditorType | null) => void;
}

/** What the claims of the file are claims of, and the template for them. */
export function TypeStep({ type, disabled, onChange }: TypeStepProps) {
  const t = useTranslations('import.type');
  const words = useFormWords();
  return (
    <>
      <Field label={t('label')} required>
        <NativeSelect
          value={type ?? ''}
          disabled={disabled}
          placeholder={t('placeholder')}
          onChange={({ target }) =>
            onChange(creditorTypes.find((each) => each === target.value) ?? null)
          }
          options={creditorTypes.map((each) => ({
            value: each,
            label: `${words.creditorTypes[each].label} (${formTitle(words, formOf(each)).split(' - ')[0]})`,
          }))}
        />
      </Field>
      {type && <TemplateDownload type={type} />}
    </>
  );
}
