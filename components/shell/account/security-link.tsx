'use client';

import ShieldCheck from 'lucide-react/icons/shield-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** The way to what guards one's account, in the account menu. */
export function SecurityLink({ href }: { href: string }) {
  const t = useTranslations('ui');
  return (
    <Button asChild variant="secondary">
      <Link href={href}>
        <ShieldCheck aria-hidden="true" />
        {t('security')}
      </Link>
    </Button>
  );
}
