'use client';

import { useMutation } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { EmailField } from '@/components/auth/fields/email-field';
import { email } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { Completion } from '@/components/shell/completion';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { RequestError } from '@/lib/client/request/request';
import { BackToLogin } from './back-to-login';
import { usePasswordErrorToast } from './use-password-error-toast';

/** Asks for the link to a new password. In a `trial`, people read mail in the outbox. */
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

type ResetLinkSentProps = { trial: boolean; onAgain: () => void };

/** Says nothing about whether the account exists. */
function ResetLinkSent({ trial, onAgain }: ResetLinkSentProps) {
  const t = useTranslations('auth.forgot');
  return (
    <>
      <Completion icon={<MailCheck />} title={t('sentTitle')}>
        <p>{t('sentText')}</p>
        <p className="mt-3 text-ink-soft">{t('expiry')}</p>
        <p className="mt-3 text-ink-soft">{t('spam')}</p>
        {trial && (
          <Alert tone="blue" className="mt-5 text-left">
            {t('outbox')}{' '}
            <Link href="/trial/outbox" className="link">
              {t('outboxLink')}
            </Link>
          </Alert>
        )}
        <Button variant="secondary" className="mt-5" onClick={onAgain}>
          {t('again')}
        </Button>
      </Completion>
      <BackToLogin />
    </>
  );
}

function useForgotPassword() {
  const t = useTranslations('auth');
  const showError = usePasswordErrorToast(t('forgot.failed'));
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields({ email: '' }, { email: t('fields.email') }, (values) => ({
    // One sentence for every invalid address, also an empty one.
    email: email(values.email) && 'email',
  }));
  const ask = useMutation({
    ...signInMutations.forgotPassword,
    onError(error) {
      showError(error);
      if (error instanceof RequestError) fields.refuse(error.answer.issues ?? [], form.current);
    },
  });
  return {
    form,
    email: fields.field('email'),
    pending: ask.isPending,
    sent: ask.isSuccess,
    startAgain: ask.reset,
    submit(event: FormEvent<HTMLFormElement>) {
      if (fields.check(event) || ask.isPending) return;
      ask.mutate({ email: fields.values.email.trim() });
    },
  };
}
