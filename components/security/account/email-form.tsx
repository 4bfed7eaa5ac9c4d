'use client';

import { useTranslations } from 'next-intl';
import {
  givenPassword,
  required,
  email as validateEmail,
} from '@/components/auth/fields/field-errors';
import { TextField } from '@/components/auth/fields/text-field';
import { CurrentPassword } from '@/components/security/reauthentication/current-password';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { SecondStep } from '@/components/security/reauthentication/second-step';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';

type EmailFormProps = { withCode: boolean; onClose: () => void };

export function EmailForm({ withCode, onClose }: EmailFormProps) {
  const t = useTranslations('security');
  const words = useTranslations('auth');
  const form = useGuardedForm({
    start: { password: '', email: '', code: '' },
    labels: {
      password: words('fields.currentPassword'),
      email: t('email.new'),
      code: words('code.app.label'),
    },
    validate: ({ password, email, code }) => ({
      password: givenPassword(password),
      email: validateEmail(email),
      code: withCode ? required(code) : undefined,
    }),
    mutation: securityMutations.askForNewEmail,
    bodyOf: ({ password, email }, second) => ({ password, email: email.trim(), ...second }),
    onDone() {
      toast({ variant: 'success', title: t('email.sent'), description: t('email.sentText') });
      onClose();
    },
    failed: t('email.failed'),
  });
  return (
    <GuardedForm form={form} submitLabel={t('email.send')} onCancel={onClose}>
      <CurrentPassword state={form.field('password')} focused />
      <TextField
        label={t('email.new')}
        hint={t('email.hint')}
        state={form.field('email')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {withCode && <SecondStep form={form} />}
    </GuardedForm>
  );
}
