'use client';

import { useTranslations } from 'next-intl';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';

type TurnOffProps = { onDone: () => void; onCancel: () => void };

/** Turning it off takes everything that signing in takes. */
export function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('turnOff')}</h3>
      <p className="mb-3">{t('turnOffText')}</p>
      <ProofForm
        withCode
        mutation={securityMutations.turnOffSecondFactor}
        onDone={() => {
          toast({ variant: 'success', title: t('turnedOff') });
          onDone();
        }}
        onCancel={onCancel}
        failed={t('failed')}
        submitLabel={t('turnOff')}
        danger
      />
    </>
  );
}
