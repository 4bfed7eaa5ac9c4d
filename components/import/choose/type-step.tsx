'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toast } from '@/components/ui/toast/toast';
import { downloadTemplate } from '@/lib/client/files/claims-file';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { letterOf } from '@/lib/forms/letter';

interface TypeStepProps {
  type: CreditorType | null;
  disabled: boolean;
  onChange: (type: CreditorType | null) => void;
}

/** The type of the file's claims, and its template. */
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

const formats = ['csv', 'xlsx'] as const;

function TemplateDownload({ type }: { type: CreditorType }) {
  const t = useTranslations('import.template');
  const form = useTranslations('import.sheet');
  const language = useLocale();
  const [pending, setPending] = useState<'csv' | 'xlsx' | null>(null);

  async function download(format: 'csv' | 'xlsx') {
    setPending(format);
    try {
      await downloadTemplate(type, format, language);
      const description = t('doneText', { type: form('name', { letter: letterOf(type) }) });
      toast({ variant: 'success', title: t('done'), description });
    } catch {
      toast({ variant: 'destructive', title: t('failed'), description: t('failedText') });
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            pending={pending === format}
            onClick={() => download(format)}
          >
            <Download aria-hidden="true" />
            {t(format)}
          </Button>
        ))}
      </div>
    </div>
  );
}
