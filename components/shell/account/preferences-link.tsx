'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';

export function PreferencesLink({ href }: { href: string }) {
  const t = useTranslations('ui');
  return (
    <Link className={buttonVariants({ variant: 'secondary' })} href={href}>
      <SlidersHorizontal aria-hidden="true" />
      {t('preferences')}
    </Link>
  );
}
