'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CodeField } from '@/components/auth/fields/code-field';
import { required } from '@/components/auth/fields/field-errors';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { type Enrolment, securityMutations } from '@/lib/client/mutations/security';

type SetUpProps = {
  /** A passkey is a second factor already. */
  withCode: boolean;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

/** Sets it up: the password, then the secret into the app, then a first code. */
export function SetUp({ withCode, onCodes, onCancel }: SetUpProps) {
  const t = useTranslations('security.secondFactor');
  const [begun, setBegun] = useState<Enrolment | null>(null);
  return (
    <>
      <h3 className="mb-3 text-lg text-peacock-deep">{t('setUpTitle')}</h3>
      {begun ? (
        <ConfirmCode begun={begun} onCodes={onCodes} onCancel={onCancel} />
      ) : (
        <ProofForm
          withCode={withCode}
          mutation={securityMutations.beginSecondFactor}
          onDone={setBegun}
          onCancel={onCancel}
          failed={t('failed')}
          submitLabel={t('continue')}
        />
      )}
    </>
  );
}

type ConfirmCodeProps = {
  begun: Enrolment;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

/** Shows the secret to scan or to type; the first code proves that it arrived. */
function ConfirmCode({ begun, onCodes, onCancel }: ConfirmCodeProps) {
  const t = useTranslations('security.secondFactor');
  const words = useTranslations('auth.code.app');
  const step = useRef<HTMLParagraphElement>(null);
  useEffect(() => step.current?.focus(), []);
  const form = useGuardedForm({
    start: { code: '' },
    labels: { code: words('label') },
    validate: ({ code }) => ({ code: required(code) }),
    mutation: securityMutations.confirmSecondFactor,
    bodyOf: (values) => values,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    failed: t('failed'),
  });
  return (
    <GuardedForm form={form} submitLabel={t('confirm')} onCancel={onCancel}>
      <p ref={step} tabIndex={-1} className="outline-none">
        {t('scan')}
      </p>
      <QrCode qr={begun.qr} label={t('qr')} />
      <div>
        <p className="text-ink-soft">{t('orType')}</p>
        <p className="figures rounded-sm bg-paper-deep px-3 py-2 font-semibold tracking-wide select-all">
          {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
        </p>
      </div>
      <CodeField state={form.field('code')} only="app" />
    </GuardedForm>
  );
}

/** Black on white whatever the theme, so that every camera reads it. */
function QrCode({ qr, label }: { qr: Enrolment['qr']; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-sm border border-line"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
