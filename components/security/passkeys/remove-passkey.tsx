'use client';

import { useTranslations } from 'next-intl';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import type { ListedPasskey } from '@/lib/identity/passkeys/read';

type RemovePasskeyProps = {
  passkey: ListedPasskey;
  /** Whether it is the only second step. */
  last: boolean;
  onClose: () => void;
};

/** Removing a passkey takes everything that signing in takes. */
export function RemovePasskey({ passkey, last, onClose }: RemovePasskeyProps) {
  const t = useTranslations('security.passkeys');
  return (
    <div className="mt-3">
      <h3 className="mb-1 text-lg wrap-anywhere text-peacock-deep">
        {t('removeTitle', { name: passkey.name })}
      </h3>
      <p className="mb-3">
        {t('removeText')} {last && t('removeLast')}
      </p>
      <ProofForm
        withCode
        mutation={securityMutations.removePasskey(passkey.id)}
        onDone={() => {
          toast({ variant: 'success', title: t('removed') });
          onClose();
        }}
        onCancel={onClose}
        failed={t('removeFailed')}
        submitLabel={t('remove')}
        danger
      />
    </div>
  );
}
