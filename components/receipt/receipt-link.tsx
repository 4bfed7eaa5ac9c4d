'use client';

import ReceiptText from 'lucide-react/icons/receipt-text';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';

type ReceiptLinkProps = { claim: Pick<PresentedClaim, 'id' | 'claimNumber'> };

/** Needs the words of `claim`. */
export function ReceiptLink({ claim }: ReceiptLinkProps) {
  const t = useTranslations('claim.receipt');
  return (
    <Link
      href={paths.receipt(claim.id)}
      prefetch={false}
      aria-label={t('openFor', { number: claim.claimNumber })}
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      <ReceiptText aria-hidden="true" />
      {t('open')}
    </Link>
  );
}
