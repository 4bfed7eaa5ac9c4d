'use client';

import SquarePen from 'lucide-react/icons/square-pen';
import Undo2 from 'lucide-react/icons/undo-2';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

const WithdrawDialog = dynamic(
  async () => (await import('@/components/claim-detail/status/withdraw-dialog')).WithdrawDialog,
  {
    loading: renderNothing,
  },
);

/** What its claimant can do with a claim that is not decided. */
export function ClaimActions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim');
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <Link href={paths.editClaim(claim.id)} prefetch={false}>
          <SquarePen aria-hidden="true" />
          {t('edit.button')}
        </Link>
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setWithdrawing(true)}>
        <Undo2 aria-hidden="true" />
        {t('withdraw.button')}
      </Button>
      {withdrawing && <WithdrawDialog claim={claim} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
