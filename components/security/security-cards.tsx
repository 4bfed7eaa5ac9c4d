'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import {
  givenPassword,
  required,
  email as validateEmail,
} from '@/components/auth/fields/field-errors';
import { TextField } from '@/components/auth/fields/text-field';
import { CallFailure } from '@/components/claims/call-failure';
import { PasswordForm } from '@/components/security/account/password-form';
import { DevicesCard } from '@/components/security/devices/devices-card';
import { PasskeysCard } from '@/components/security/passkeys/passkeys-card';
import { CurrentPassword } from '@/components/security/reauthentication/current-password';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { OpensInPlace } from '@/components/security/reauthentication/opens-in-place';
import { SecondStep } from '@/components/security/reauthentication/second-step';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { SecondFactorCard } from '@/components/security/second-factor/second-factor-card';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { BackLink } from '@/components/shell/back/back-link';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import { homeOf } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import type { Security } from '@/lib/identity/second-factor/read';

export function SecurityCards() {
  const user = useUser();
  const t = useTranslations('security');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.security,
    refetchOnMount: 'always',
  });
  return (
    <>
      <BackLink home={homeOf(user.role)} />
      <h1 className="mb-5 text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      {!data && !error && <Spinner label={t('loading')} />}
      {!data && error && (
        <CallFailure
          title={t('loadFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <UnprovenAddress />
          <SecondFactorCard security={data} />
          <PasskeysCard security={data} />
          <DevicesCard />
          <PasswordCard withCode={data.secondFactor} />
          <EmailCard email={user.email} security={data} />
        </div>
      )}
    </>
  );
}

/** `withCode`: two-step sign-in is on. */
function PasswordCard({ withCode }: { withCode: boolean }) {
  const t = useTranslations('security.password');
  return (
    <Card aria-labelledby="password-heading">
      <CardHeader id="password-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <OpensInPlace label={t('change')}>
          {(close) => <PasswordForm withCode={withCode} onClose={close} />}
        </OpensInPlace>
      </CardBody>
    </Card>
  );
}

type EmailCardProps = { email: string; security: Security };

function EmailCard({ email, security }: EmailCardProps) {
  const t = useTranslations('security.email');
  return (
    <Card aria-labelledby="email-heading">
      <CardHeader
        id="email-heading"
        title={t('title')}
        text={<span className="wrap-anywhere">{t('text', { email })}</span>}
      />
      <CardBody>
        {security.newEmail && (
          <Alert tone="blue" className="mb-4">
            <span className="wrap-anywhere">{t('waiting', { email: security.newEmail })}</span>
          </Alert>
        )}
        <OpensInPlace label={t('change')}>
          {(close) => <EmailForm withCode={security.secondFactor} onClose={close} />}
        </OpensInPlace>
      </CardBody>
    </Card>
  );
}

type EmailFormProps = { withCode: boolean; onClose: () => void };

function EmailForm({ withCode, onClose }: EmailFormProps) {
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
