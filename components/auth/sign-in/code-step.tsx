'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { required } from '@/components/auth/fields/field-errors';
import { useFields } from '@/components/auth/fields/use-fields';
import { Button } from '@/components/ui/button';
import type { SecondStep } from '@/lib/client/session/second-step';
import { SecondStepFields } from './second-step-fields';
import type { Login } from './use-login';

type CodeStepProps = {
  login: Login;
  second: SecondStep;
};

export function CodeStep({ login, second }: CodeStepProps) {
  const t = useTranslations('auth');
  const input = useRef<HTMLInputElement>(null);
  const { field, values, check } = useFields(
    { code: '' },
    { code: t('code.app.label') },
    ({ code }) => ({ code: required(code) }),
  );
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (check(event) || login.pending) return;
    login.sendCode(values.code, () => input.current?.select());
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <div>
        <h2 className="text-lg text-peacock-deep">{t('code.title')}</h2>
        <p className="text-ink-soft">{t('code.text')}</p>
      </div>
      <SecondStepFields
        second={second}
        code={field('code')}
        inputRef={input}
        asking={login.asking}
        onPasskey={login.sendPasskey}
      />
      <Button
        type="submit"
        size="lg"
        pending={login.pending && !login.asking}
        pendingLabel={t('login.pending')}
      >
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={login.startAgain}>
        {t('code.back')}
      </Button>
    </form>
  );
}
