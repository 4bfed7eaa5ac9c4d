'use client';

import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths/paths';

/** Stands right after the languages in every header. `aside` opens help in a new tab, so that the person leaves nothing. */
export function HelpLink({ aside = false }: { aside?: boolean }) {
  const t = useTranslations('ui');
  return (
    <Link
      href={paths.help}
      prefetch={false}
      target={aside ? '_blank' : undefined}
      aria-label={aside ? t('helpInNewTab') : t('help')}
      className={cn(buttonVariants({ variant: 'quiet', size: 'sm' }), 'max-sm:w-11 max-sm:px-0')}
    >
      <CircleQuestionMark aria-hidden="true" />
      <span className="max-sm:sr-only">{t('help')}</span>
    </Link>
  );
}
