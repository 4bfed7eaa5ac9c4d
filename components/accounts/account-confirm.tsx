'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ProofDialog } from '@/components/team/proof-dialog';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { accountMutations } from '@/lib/client/mutations/accounts';
import { maxBulkClaims } from '@/lib/identity/claimants/bulk-claims';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import type { AccountTask } from './account-tasks';

type AccountConfirmProps = {
  task: AccountTask;
  account: AccountUsage;
  name: string;
  onClose: () => void;
};

/** Says what follows from a change of a claimant's account, and has the administrator prove who they are. */
export function AccountConfirm({ task, account, name, onClose }: AccountConfirmProps) {
  const t = useTranslations('ip.accounts');
  const id = useId();
  const [limit, setLimit] = useState(String(account.bulkClaimLimit ?? 1000));
  const common = {
    title: t(`ask.${task}`, { name }),
    submitLabel: t(`do.${task}`),
    danger: task === 'suspend' || task === 'quarantine',
    onClose,
  };
  const done = (title: string) => {
    onClose();
    toast({ variant: 'success', title });
  };
  const text = t(`follows.${task}`, { name });
  if (task === 'quarantine') {
    return (
      <ProofDialog
        {...common}
        description={text}
        mutation={accountMutations.quarantine({ userId: account.id })}
        onDone={({ claims }) => done(t('quarantine.done', { count: claims }))}
      />
    );
  }
  const status = task === 'suspend' ? 'disabled' : 'active';
  const bulkClaimLimit = Math.min(maxBulkClaims, Math.max(1, Math.trunc(Number(limit)) || 1));
  const from = { status: account.status === 'disabled' ? 'disabled' : 'active' } as const;
  return (
    <ProofDialog
      {...common}
      description={
        <>
          {text}
          {task === 'allowMore' && (
            <span className="mt-3 grid max-w-60 gap-1">
              <label htmlFor={id}>{t('limit')}</label>
              <Input
                id={id}
                type="number"
                min={1}
                max={maxBulkClaims}
                value={limit}
                onChange={(event) => setLimit(event.target.value)}
              />
            </span>
          )}
        </>
      }
      mutation={accountMutations.change(
        account.id,
        task === 'allowMore' ? { bulkClaimLimit } : { status, from },
      )}
      onDone={() => done(t(`done.${task}`, { name }))}
    />
  );
}
