'use client';

import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { transferPaths } from '@/lib/client/paths/transfers';

/** For the account menu: transfers that name the person as the new creditor. */
export function TransfersLink() {
  const t = useTranslations('ui');
  return (
    <Link className={buttonVariants({ variant: 'secondary' })} href={transferPaths.told}>
      <ArrowRightLeft aria-hidden="true" />
      {t('transfers')}
    </Link>
  );
}
