'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** The way to one's preferences, in the account menu. */
export function PreferencesLink({ href }: { href: string }) {
  const t = useTranslations('ui');
  return (
    <Button asChild variant="secondary">
      <Link href={href}>
        <SlidersHorizontal aria-hidden="true" />
        {t('preferences')}
      </Link>
    </Button>
  );
}
