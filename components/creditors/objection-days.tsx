'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { listSettings } from '@/lib/creditor-lists/list-settings';

interface ObjectionDaysProps {
  days: number;
  pending: boolean;
  onSave: (days: number) => void;
}

/** For how many days creditors may object to a list that is published from now on. */
export function ObjectionDays({ days, pending, onSave }: ObjectionDaysProps) {
  const t = useTranslations('creditors.settings');
  const [typed, setTyped] = useState(String(days));
  const [asked, setAsked] = useState(false);
  const { max } = listSettings.objectionDays;
  const wanted = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const fits = wanted >= 1 && wanted <= max;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fits && !pending) onSave(wanted);
  }
  const range = t('objectionDaysHint', { min: 1, max });
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        label={t('objectionDays')}
        hint={asked && !fits ? undefined : range}
        error={asked && !fits ? range : undefined}
        className="basis-72"
      >
        <FigureInput
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="max-w-28"
        />
      </Field>
      {typed.trim() !== String(days) && (
        <Button type="submit" variant="secondary" pending={pending}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}
