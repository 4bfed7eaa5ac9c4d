import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { scriptOf } from '@/lib/i18n/language';

type SiteHeaderProps = {
  /** Where the mark leads. */
  home?: string;
  /** 48 pixels high, for who works under it all day. */
  low?: boolean;
  /** Beside the mark, e.g. a title and a welcome line. */
  children?: ReactNode;
  /** On the right: badge, language, bell, menu. */
  actions?: ReactNode;
};

/** The head of every page, with the woven edge under it; app/globals.css lays a low one out. */
export function SiteHeader({ home = '/', low, children, actions }: SiteHeaderProps) {
  return (
    <header data-low={low} className="bg-sheet print:hidden">
      <div className="header-row">
        <div className="flex min-w-0 items-center gap-x-4 sm:gap-x-6">
          <Link href={home} data-brand="" className="shrink-0 rounded-md">
            <Brand />
          </Link>
          {children}
        </div>
        {actions && <div className="header-actions">{actions}</div>}
      </div>
      <div className="kinari" aria-hidden="true" />
    </header>
  );
}

/** Mark and name, the name in both scripts. */
function Brand() {
  const t = useTranslations('ui');
  const devanagariFirst = scriptOf(useLocale()) === 'Devanagari';
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span data-name="" className="leading-none">
        <span
          className={`block text-xl leading-6 font-semibold text-peacock-deep ${devanagariFirst ? 'font-names' : ''}`}
        >
          {t('product')}
        </span>
        <span
          lang={devanagariFirst ? 'en' : 'hi'}
          className={`block text-sm leading-5 font-semibold text-marigold-deep ${devanagariFirst ? '' : 'font-names'}`}
        >
          {devanagariFirst ? 'Daava' : 'दावा'}
        </span>
      </span>
    </span>
  );
}

/** The product's mark: a postage stamp that bears the letter द under its head line. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
      <path
        fill="var(--color-peacock)"
        d="M4 3h3a2 2 0 0 0 4 0h3a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h3a2 2 0 0 0 4 0h3a1 1 0 0 1 1 1v3a2 2 0 0 0 0 4v3a2 2 0 0 0 0 4v4a2 2 0 0 0 0 4v3a2 2 0 0 0 0 4v3a1 1 0 0 1-1 1h-3a2 2 0 0 0-4 0h-3a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0h-3a2 2 0 0 0-4 0H4a1 1 0 0 1-1-1v-3a2 2 0 0 0 0-4v-3a2 2 0 0 0 0-4v-4a2 2 0 0 0 0-4v-3a2 2 0 0 0 0-4V4a1 1 0 0 1 1-1z"
      />
      <path stroke="var(--color-marigold)" strokeWidth="2.6" d="M9 12.2h22" />
      <path
        fill="none"
        stroke="var(--color-sheet)"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M20.5 13.5v3c-4.6.1-7.2 2.3-7.2 5.3s2.5 4.7 5.300 4.7c2 0 3.4-1 3.4-2.5s-1.200-2.200-2.5-2.200c-1.4 0-2.300.8-2.300 2.100 0 2.800 4.300 3.800 8.300 7.100"
      />
    </svg>
  );
}
