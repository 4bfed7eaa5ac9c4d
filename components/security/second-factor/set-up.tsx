'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { type Enrolment, securityMutations } from '@/lib/client/mutations/security';
import { ConfirmCode } from './confirm-code';

type SetUpProps = {
  /** Whether a passkey is a second factor already. */
  withCode: boolean;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
};

/** Setting it up: the password, then the secret into the app, then a first code. */
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
