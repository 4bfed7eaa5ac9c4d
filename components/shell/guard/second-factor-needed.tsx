'use client';

import ShieldCheck from 'lucide-react/icons/shield-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { NotYetActive } from './not-yet-active';

/** The page of a professional who has to set up two-step sign-in first. Needs the words of `auth`. */
export function SecondFactorNeeded({ user }: { user: PresentedUser }) {
  const t = useTranslations('auth.secondFactorNeeded');
  const icon = <ShieldCheck className="size-10 text-marigold-deep" aria-hidden="true" />;
  return (
    <NotYetActive user={user} icon={icon} title={t('title')}>
      <p className="mt-2">{t('text', { name: user.firstName })}</p>
      <Link className={cn(buttonVariants(), 'mt-6')} href={paths.ipSecurity}>
        {t('setUp')}
      </Link>
    </NotYetActive>
  );
}
