'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '@/components/auth/fields/password-field';
import { Completion } from '@/components/shell/completion';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { paths } from '@/lib/client/paths/paths';
import { BackToLogin } from './back-to-login';
import { useResetPassword } from './use-reset-password';

/** `token` is null when the address carries none. */
export function ResetPassword({ token }: { token: string | null }) {
  // A used token leaves the address, and with it the props.
  const [given] = useState(token);
  const reset = useResetPassword(given ?? '');
  if (reset.done) return <PasswordWasReset />;
  if (!given || reset.dead) return <InvalidResetLink />;
  return <NewPasswordForm reset={reset} />;
}

function InvalidResetLink() {
  const t = useTranslations('auth.reset');
  const judged = useTranslations('errors.judged');
  return (
    <>
      <Completion icon={<Unlink />} title={t('invalidTitle')}>
        <p className="mb-5">{judged('reset_token')}</p>
        <Link className={buttonVariants()} href={paths.forgotPassword}>
          {t('requestNew')}
        </Link>
      </Completion>
      <BackToLogin />
    </>
  );
}

function PasswordWasReset() {
  const t = useTranslations('auth.reset');
  return (
    <Completion icon={<CircleCheck />} title={t('doneTitle')}>
      <p className="mb-5">{t('doneText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link className={buttonVariants()} href={paths.login}>
          {t('login')}
        </Link>
        <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipLogin}>
          {t('loginIp')}
        </Link>
      </div>
    </Completion>
  );
}

type NewPasswordFormProps = { reset: ReturnType<typeof useResetPassword> };

function NewPasswordForm({ reset }: NewPasswordFormProps) {
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
