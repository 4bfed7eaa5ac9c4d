'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenPassword, givenPassword, required } from '@/components/auth/fields/field-errors';
import { PasswordField } from '@/components/auth/fields/password-field';
import { CurrentPassword } from '@/components/security/reauthentication/current-password';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { SecondStep } from '@/components/security/reauthentication/second-step';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';

type PasswordFormProps = { withCode: boolean; onClose: () => void };

export function PasswordForm({ withCode, onClose }: PasswordFormProps) {
  const t = useTranslations('security');
  const words = useTranslations('auth');
  const [visible, setVisible] = useState(false);
  const visibility = { visible, onVisibleChange: setVisible };
  const form = useGuardedForm({
    start: { password: '', newPassword: '', confirmation: '', code: '' },
    labels: {
      password: words('fields.currentPassword'),
      newPassword: words('fields.newPassword'),
      confirmation: words('fields.confirmPassword'),
      code: words('code.app.label'),
    },
    validate: ({ password, newPassword, confirmation, code }) => ({
      password: givenPassword(password),
      newPassword: chosenPassword(newPassword),
      confirmation: confirmation === newPassword ? undefined : 'mismatch',
      code: withCode ? required(code) : undefined,
    }),
    mutation: securityMutations.changePassword,
    bodyOf: ({ password, newPassword }, second) => ({ password, newPassword, ...second }),
    onDone() {
      toast({ variant: 'success', title: t('password.done'), description: t('password.doneText') });
      onClose();
    },
    failed: t('password.failed'),
  });
  const chosen = { autoComplete: 'new-password', visibility } as const;
  return (
    <GuardedForm form={form} submitLabel={t('password.change')} onCancel={onClose}>
      <CurrentPassword state={form.field('password')} focused />
      <PasswordField
        label={words('fields.newPassword')}
        hint={words('fields.passwordHint')}
        name="newPassword"
        state={form.field('newPassword')}
        {...chosen}
      />
      <PasswordField
        label={words('fields.confirmPassword')}
        name="confirmPassword"
        state={form.field('confirmation')}
        {...chosen}
      />
      {withCode && <SecondStep form={form} />}
    </GuardedForm>
  );
}
