'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';

type GuardedFormProps = {
  form: {
    element: RefObject<HTMLFormElement | null>;
    pending: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  submitLabel: string;
  danger?: boolean;
  onCancel?: () => void;
  children: ReactNode;
};

export function GuardedForm(props: GuardedFormProps) {
  const { form, submitLabel, danger = false, onCancel, children } = props;
  const t = useTranslations('ui');
  return (
    <form
      ref={form.element}
      onSubmit={form.submit}
      method="post"
      noValidate
      className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={form.pending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
