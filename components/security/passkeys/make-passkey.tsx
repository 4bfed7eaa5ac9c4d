'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { usePasskeyText } from '@/components/auth/passkeys/use-passkey-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { type BegunPasskey, securityMutations } from '@/lib/client/mutations/security';

type MakePasskeyProps = {
  begun: BegunPasskey;
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
};

/** Has the device make it, at a press of its own: some browsers ask for nothing without one. */
export function MakePasskey({ begun, onAdded, onCancel }: MakePasskeyProps) {
  const t = useTranslations('security.passkeys');
  const words = useTranslations('ui');
  const errorText = usePasskeyText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { mutate, isPending } = useMutation({
    ...securityMutations.confirmPasskey,
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('addFailed'), description: errorText(error) }),
  });
  return (
    <>
      <p className="mb-4">{t('unlock')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          pending={isPending}
          pendingLabel={t('making')}
          onClick={() => mutate(begun)}
        >
          {t('make')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </>
  );
}
