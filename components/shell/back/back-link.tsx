'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useGoBack } from './use-go-back';

interface BackLinkProps {
  home: string;
  /** By default 'Back'. */
  label?: string;
  /** The only pages that it goes back to; by default any. */
  only?: readonly string[];
}

/** Leads back to where the person came from; in a new tab to the dashboard. */
export function BackLink({ home, label, only }: BackLinkProps) {
  const t = useTranslations('ui');
  const goBack = useGoBack(home, only);

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  }

  return (
    <Link
      href={home}
      onClick={follow}
      className="link inline-flex print:hidden min-h-11 items-center gap-1.5 md:min-h-8"
    >
      <ArrowLeft className="size-4.5" aria-hidden="true" />
      {label ?? t('back')}
    </Link>
  );
}
