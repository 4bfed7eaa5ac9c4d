'use client';

import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/auth/code-field';
import { givenPassword, required } from '@/components/auth/faults';
import { toast } from '@/components/ui/toast';
import { mutations } from '@/lib/client/mutations';
import { CurrentPassword } from './current-password';
import { GuardedForm } from './guarded-form';
import { useGuardedForm } from './use-guarded-form';

type TurnOffProps = { onDone: () => void; onCancel: () => void };

/** Turning it off takes everything that signing in takes. */
export function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const t = useTranslations('security');
  const form = useGuardedForm({
    start: { password: '', code: '' },
    labels: { password: t('currentPassword'), code: t('secondFactor.code') },
    judge: ({ password, code }) => ({ password: givenPassword(password), code: required(code) }),
    send: mutations.turnOffSecondFactor,
    onDone() {
      toast({ variant: 'success', title: t('secondFactor.turnedOff') });
      onDone();
    },
    failed: t('secondFactor.failed'),
  });
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('secondFactor.turnOff')}</h3>
      <p className="mb-3">{t('secondFactor.turnOffText')}</p>
      <GuardedForm form={form} submitLabel={t('secondFactor.turnOff')} danger onCancel={onCancel}>
        <CurrentPassword state={form.field('password')} focused />
        <CodeField state={form.field('code')} />
      </GuardedForm>
    </>
  );
}
