'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { usePasskeyText } from '@/components/auth/passkeys/use-passkey-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { PasswordInput } from '@/components/ui/fields/password-input';
import { onDemand } from '@/components/ui/loading/on-demand';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { accountQueries } from '@/lib/client/queries/account';
import { codeOf } from '@/lib/client/request/request';
import { storeToken } from '@/lib/client/request/token';
import { type SecondStep, secondStepIn } from '@/lib/client/session/second-step';

const SecondStepFields = onDemand(
  async () => (await import('@/components/auth/sign-in/second-step-fields')).SecondStepFields,
);

type SessionDialogProps = {
  email: string;
  purpose: 'submit' | 'save' | 'continue';
  onClose: () => void;
  onSignedIn: () => void;
};

/** Signs the same person in again on the same page, so that they can go on with their work. */
export function SessionDialog({ email, purpose, onClose, onSignedIn }: SessionDialogProps) {
  const t = useTranslations('auth.session');
  const errorText = usePasskeyText();
  const client = useQueryClient();
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState(false);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [code, setCode] = useState('');
  const login = useMutation({
    ...signInMutations.login,
    onSuccess: ({ token, user }) => {
      // The new session must not inherit that the old one ended.
      client.setQueryData(accountQueries.me.queryKey, user);
      storeToken(token);
      onSignedIn();
    },
    onError(error) {
      const asked = secondStepIn(error);
      // A passkey's answer works once: another challenge needs the password again.
      if (asked || codeOf(error) === 'wrong_passkey') setSecond(asked);
    },
  });
  const send = (given: { code?: string; challenge?: string }) =>
    login.isPending || login.mutate({ email, password: typed, ...given });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed === '');
    if (typed !== '') send(second && code ? { code } : {});
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      initialFocus={password}
      title={t('title')}
      description={t(`${purpose}.text`)}
      curtain={purpose === 'continue'}
      footer={
        <>
          {purpose === 'continue' && (
            <Button variant="quiet" onClick={onClose}>
              {t('continue.other')}
            </Button>
          )}
          <Button
            type="submit"
            form="session-form"
            pending={login.isPending}
            pendingLabel={t('pending')}
          >
            {t(`${purpose}.login`)}
          </Button>
        </>
      }
    >
      <form id="session-form" noValidate className="grid gap-4" onSubmit={submit}>
        {login.error && <Alert tone="red" live title={errorText(login.error)} />}
        <Field label={t('email')}>
          <Input type="email" value={email} readOnly autoComplete="username" />
        </Field>
        <Field label={t('password')} required error={missing && t('passwordRequired')}>
          <PasswordInput
            visible={visible}
            onVisibleChange={setVisible}
            ref={password}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="current-password"
          />
        </Field>
        {second && (
          <SecondStepFields
            second={second}
            code={{ value: code, set: setCode, error: undefined }}
            asking={login.isPending && Boolean(login.variables.challenge)}
            onPasskey={(challenge) => send({ challenge })}
          />
        )}
      </form>
    </Dialog>
  );
}
