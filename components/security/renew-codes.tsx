'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CodeField } from '@/components/auth/code-field';
import { required } from '@/components/auth/faults';
import { mutations } from '@/lib/client/mutations';
import { GuardedForm } from './guarded-form';
import { useGuardedForm } from './use-guarded-form';

type RenewCodesProps = { onCodes: (codes: string[]) => void; onCancel: () => void };

/** New recovery codes in place of those of before. */
export function RenewCodes({ onCodes, onCancel }: RenewCodesProps) {
  const t = useTranslations('security.secondFactor');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useGuardedForm({
    start: { code: '' },
    labels: { code: t('code') },
    judge: ({ code }) => ({ code: required(code) }),
    send: ({ code }) => mutations.renewRecoveryCodes(code),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    failed: t('failed'),
  });
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('renew')}</h3>
      <p className="mb-3">{t('renewText')}</p>
      <GuardedForm form={form} submitLabel={t('renewSubmit')} onCancel={onCancel}>
        <CodeField state={form.field('code')} inputRef={input} />
      </GuardedForm>
    </>
  );
}
