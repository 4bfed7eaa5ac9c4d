'use client';

import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/fields/email-field';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { BackToLogin } from './back-to-login';
import { ResetLinkSent } from './reset-link-sent';
import { useForgotPassword } from './use-forgot-password';

/** Asks for the link to a new password. `trial`: mail is to be read in the outbox. */
export function ForgotPassword({ trial }: { trial: boolean }) {
  const t = useTranslations('auth.forgot');
  const { form, email, pending, sent, startAgain, submit } = useForgotPassword();
  if (sent) return <ResetLinkSent trial={trial} onAgain={startAgain} />;
  return (
    <>
      <Card>
        <CardHeader level={1} title={t('title')} text={t('text')} />
        <CardBody>
          <form ref={form} onSubmit={submit} method="post" noValidate className="grid gap-4">
            <EmailField state={email} autoComplete="username" />
            <Button type="submit" size="lg" pending={pending} pendingLabel={t('pending')}>
              {t('submit')}
            </Button>
          </form>
        </CardBody>
      </Card>
      <BackToLogin />
    </>
  );
}
