'use client';

import { useTranslations } from 'next-intl';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { securityMutations } from '@/lib/client/mutations/security';

type RenewCodesProps = { onCodes: (codes: string[]) => void; onCancel: () => void };

/** New recovery codes in place of those of before. */
export function RenewCodes({ onCodes, onCancel }: RenewCodesProps) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('renew')}</h3>
      <p className="mb-3">{t('renewText')}</p>
      <ProofForm
        withCode
        mutation={securityMutations.renewRecoveryCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        onCancel={onCancel}
        failed={t('failed')}
        submitLabel={t('renewSubmit')}
      />
    </>
  );
}
