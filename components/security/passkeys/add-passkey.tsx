'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { type BegunPasskey, securityMutations } from '@/lib/client/mutations/security';
import { MakePasskey } from './make-passkey';

type AddPasskeyProps = {
  withCode: boolean;
  /** With recovery codes where it is the first second factor. */
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
};

/** Adding a passkey: who one is, then the device. */
export function AddPasskey({ withCode, onAdded, onCancel }: AddPasskeyProps) {
  const t = useTranslations('security.passkeys');
  const [begun, setBegun] = useState<BegunPasskey | null>(null);
  return (
    <>
      <h3 className="mb-3 text-lg text-peacock-deep">{t('addTitle')}</h3>
      {begun ? (
        <MakePasskey begun={begun} onAdded={onAdded} onCancel={onCancel} />
      ) : (
        <ProofForm
          withCode={withCode}
          mutation={securityMutations.beginPasskey}
          onDone={setBegun}
          onCancel={onCancel}
          failed={t('addFailed')}
          submitLabel={t('continue')}
        />
      )}
    </>
  );
}
