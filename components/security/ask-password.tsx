'use client';

import { useTranslations } from 'next-intl';
import { givenPassword } from '@/components/auth/faults';
import { mutations } from '@/lib/client/mutations';
import { CurrentPassword } from './current-password';
import { GuardedForm } from './guarded-form';
import type { Begun } from './set-up';
import { useGuardedForm } from './use-guarded-form';

type AskPasswordProps = { onBegun: (begun: Begun) => void; onCancel: () => void };

/** Nobody who only found the device unlocked sets up a second factor of their own. */
export function AskPassword({ onBegun, onCancel }: AskPasswordProps) {
  const t = useTranslations('security');
  const form = useGuardedForm({
    start: { password: '' },
    labels: { password: t('currentPassword') },
    judge: ({ password }) => ({ password: givenPassword(password) }),
    send: ({ password }) => mutations.beginSecondFactor(password),
    onDone: onBegun,
    failed: t('secondFactor.failed'),
  });
  return (
    <GuardedForm form={form} submitLabel={t('secondFactor.continue')} onCancel={onCancel}>
      <CurrentPassword state={form.field('password')} focused />
    </GuardedForm>
  );
}
