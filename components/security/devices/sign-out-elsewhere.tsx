'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { securityMutations } from '@/lib/client/mutations/security';
import { useSignOutDevices } from './use-sign-out-devices';

const ConfirmDialog = onDemand(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** Signs out every device but this one, once the person has confirmed it. */
export function SignOutElsewhere({ others }: { others: number }) {
  const t = useTranslations('security.devices');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { mutate, isPending } = useSignOutDevices(securityMutations.endOtherSessions, close);
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
        {t('everywhereElse')}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('everywhereElseAsk')}
          description={t('everywhereElseText', { count: others })}
          confirmLabel={t('everywhereElse')}
          danger
          pending={isPending}
          onConfirm={() => mutate()}
        />
      )}
    </>
  );
}
