'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ProofDialog } from '@/components/team/proof-dialog';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { accountMutations } from '@/lib/client/mutations/accounts';
import { mostClaims } from '@/lib/identity/claimants/most-claims';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import type { AccountTask } from './account-tasks';

const limitNames = ['claimLimit', 'bulkClaimLimit'] as const;
type Limit = (typeof limitNames)[number];

const numberIn = (typed: string) =>
  Math.min(mostClaims, Math.max(1, Math.trunc(Number(typed)) || 1));

type AccountConfirmProps = {
  task: AccountTask;
  account: AccountUsage;
  name: string;
  onClose: () => void;
};

/** Says what a change of a claimant's account does, and asks the administrator for their proof. */
export function AccountConfirm({ task, account, name, onClose }: AccountConfirmProps) {
  const t = useTranslations('ip.accounts');
  const id = useId();
  const [limits, setLimits] = useState<Record<Limit, string>>({
    claimLimit: String(account.claimLimit ?? 200),
    bulkClaimLimit: String(account.bulkClaimLimit ?? 1000),
  });
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
  const from = { status: account.status === 'disabled' ? 'disabled' : 'active' } as const;
  return (
    <ProofDialog
      {...common}
      description={
        <>
          {text}
          {task === 'allowMore' &&
            limitNames.map((limit) => (
              <span key={limit} className="mt-3 grid max-w-60 gap-1">
                <label htmlFor={id + limit}>{t(limit)}</label>
                <Input
                  id={id + limit}
                  type="number"
                  min={1}
                  max={mostClaims}
                  value={limits[limit]}
                  onChange={(event) => setLimits({ ...limits, [limit]: event.target.value })}
                />
              </span>
            ))}
        </>
      }
      mutation={accountMutations.change(
        account.id,
        task === 'allowMore'
          ? {
              claimLimit: numberIn(limits.claimLimit),
              bulkClaimLimit: numberIn(limits.bulkClaimLimit),
            }
          : { status, from },
      )}
      onDone={() => done(t(`done.${task}`, { name }))}
    />
  );
}
