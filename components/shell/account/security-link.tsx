'use client';

import ShieldCheck from 'lucide-react/icons/shield-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';

export function SecurityLink({ href }: { href: string }) {
  const t = useTranslations('ui');
  return (
    <Link className={buttonVariants({ variant: 'secondary' })} href={href}>
      <ShieldCheck aria-hidden="true" />
      {t('security')}
    </Link>
  );
}
