'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/auth/fields/password-field';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { useResetPassword } from './use-reset-password';

type NewPasswordFormProps = { reset: ReturnType<typeof useResetPassword> };

export function NewPasswordForm({ reset }: NewPasswordFormProps) {
  const t = useTranslations('auth');
  const [visible, setVisible] = useState(false);
  const visibility = { visible, onVisibleChange: setVisible };
  return (
    <Card>
      <CardHeader level={1} title={t('reset.title')} text={t('reset.text')} />
      <CardBody>
        <form
          ref={reset.form}
          onSubmit={reset.submit}
          method="post"
          noValidate
          className="grid gap-4"
        >
          <PasswordField
            label={t('fields.newPassword')}
            hint={t('fields.passwordHint')}
            name="newPassword"
            autoComplete="new-password"
            state={reset.field('newPassword')}
            visibility={visibility}
          />
          <PasswordField
            label={t('fields.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
            state={reset.field('confirmation')}
            visibility={visibility}
          />
          <Button
            type="submit"
            size="lg"
            pending={reset.pending}
            pendingLabel={t('reset.pending')}
            className="mt-1"
          >
            {t('reset.submit')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
