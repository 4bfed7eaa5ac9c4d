'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { PasswordInput } from '@/components/ui/fields/password-input';
import { signInMutations } from '@/lib/client/mutations/sign-in';
import { storeToken } from '@/lib/client/request/token';
import { useErrorText } from '@/lib/client/request/use-error-text';

type SessionDialogProps = {
  email: string;
  /** What follows the sign-in. */
  purpose: 'submit' | 'save';
  onClose: () => void;
  onSignedIn: () => void;
};

/** Signs the same person in again on the spot, so that nothing of the claim has to be left. */
export function SessionDialog({ email, purpose, onClose, onSignedIn }: SessionDialogProps) {
  const t = useTranslations('wizard.session');
  const errorText = useErrorText();
  const password = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState(false);
  const login = useMutation({
    ...signInMutations.login,
    onSuccess: ({ token }) => {
      storeToken(token);
      onSignedIn();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed === '');
    if (typed !== '' && !login.isPending) login.mutate({ email, password: typed });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      initialFocus={password}
      title={t('title')}
      description={t(`${purpose}.text`)}
      footer={
        <Button
          type="submit"
          form="session-form"
          pending={login.isPending}
          pendingLabel={t('pending')}
        >
          {t(`${purpose}.login`)}
        </Button>
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
      </form>
    </Dialog>
  );
}
