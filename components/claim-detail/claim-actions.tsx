'use client';

import SquarePen from 'lucide-react/icons/square-pen';
import Undo2 from 'lucide-react/icons/undo-2';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

export const WithdrawDialog = onDemand(
  async () => (await import('@/components/claim-detail/status/withdraw-dialog')).WithdrawDialog,
  { close: ({ onClose }) => onClose() },
);

/** What its claimant can do with a claim that is not decided. */
export function ClaimActions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim');
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <Link
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        href={paths.editClaim(claim.id)}
        prefetch={false}
      >
        <SquarePen aria-hidden="true" />
        {t('edit.button')}
      </Link>
      <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
        <Undo2 aria-hidden="true" />
        {t('withdraw.button')}
      </Button>
      {withdrawing && <WithdrawDialog claim={claim} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
