import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';

/** Under the heading of the not-found page: what that means, and a way home. */
export function NotFoundText() {
  const t = useTranslations('ui.notFound');
  return (
    <div className="mt-4">
      <p className="text-ink-soft">{t('text')}</p>
      <Link href="/" className={cn(buttonVariants({ variant: 'secondary' }), 'mt-2')}>
        {t('home')}
      </Link>
    </div>
  );
}
