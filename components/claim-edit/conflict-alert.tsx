'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format/date';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';

export interface ConflictingEdit {
  name: string;
  at: string;
  fields: string[];
}

interface ConflictAlertProps {
  form: FormDefinition;
  edit: ConflictingEdit;
  pending: boolean;
  onTake: () => void;
  onKeep: () => void;
}

/** Says that somebody changed the claim in the meantime, and lets the person choose. Takes the focus. */
export function ConflictAlert({ form, edit, pending, onTake, onKeep }: ConflictAlertProps) {
  const t = useTranslations('claim.edit.meanwhile');
  const words = useFormWords();
  const language = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const fields = edit.fields.map((name) => labelOf(words, form, name));
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-4 rounded-md">
      <Alert
        tone="amber"
        live
        title={t('title')}
        actions={
          <>
            <Button variant="secondary" size="sm" pending={pending} onClick={onTake}>
              {t('take')}
            </Button>
            <Button variant="secondary" size="sm" disabled={pending} onClick={onKeep}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">
          {t('text', { name: edit.name, when: formatDateTime(edit.at, language) })}{' '}
          {fields.length > 0 &&
            t('fields', { fields: new Intl.ListFormat(language).format(fields) })}
        </p>
        <p>{t('keepHint')}</p>
      </Alert>
    </div>
  );
}
