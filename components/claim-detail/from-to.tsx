import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A change: what was, an arrow, what is. */
export function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  const t = useTranslations('claim.audit');
  return (
    <p className="my-1 flex flex-wrap items-center gap-2 wrap-anywhere">
      {from}
      <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="sr-only">{t('to')}</span>
      {to}
    </p>
  );
}
