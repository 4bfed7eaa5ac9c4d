'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import { ProofDialog } from './proof-dialog';

type ResetSecondFactorProps = { id: string; name: string; onClose: () => void };

/** Takes the second factor off a colleague, once the administrator proved who they are. */
export function ResetSecondFactor({ id, name, onClose }: ResetSecondFactorProps) {
  const t = useTranslations('ip.team');
  return (
    <ProofDialog
      title={t('ask.resetSecondFactor', { name })}
      description={t('follows.resetSecondFactor', { name })}
      mutation={teamMutations.resetSecondFactor(id)}
      submitLabel={t('do.resetSecondFactor')}
      danger
      onDone={({ awaitsConfirmation }) => {
        onClose();
        const title = awaitsConfirmation
          ? t('proposed', { name, change: 'remove' })
          : t('done.resetSecondFactor', { name });
        toast({ variant: 'success', title });
      }}
      onClose={onClose}
    />
  );
}
