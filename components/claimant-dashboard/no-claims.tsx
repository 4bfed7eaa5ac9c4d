'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths';

/** For somebody who has not filed a claim yet. */
export function NoClaims() {
  const t = useTranslations('dashboard.claims');
  return (
    <div className="grid justify-items-center gap-1">
      <h3 className="text-lg text-peacock-deep">{t('none')}</h3>
      <p className="text-ink-soft">{t('noneText')}</p>
      <Link className={cn(buttonVariants(), 'mt-3')} href={paths.newClaim}>
        {t('first')}
      </Link>
    </div>
  );
}

/** For somebody whose search and filters leave nothing. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('dashboard.claims');
  return (
    <div className="grid justify-items-center gap-1">
      <h3 className="text-lg text-peacock-deep">{t('noMatch')}</h3>
      <p className="text-ink-soft">{t('noMatchText')}</p>
      <Button variant="secondary" className="mt-3" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
