'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { ToolButton } from '@/components/documents/viewer/bar/tool-button';
import { controlStyles } from '@/components/ui/fields/control-styles';
import type { OpenPdf } from './open-pdf';

interface PageToolsProps {
  pdf: OpenPdf;
  page: number;
  pages: number;
}

/** Which page is in sight, and the way to another one. */
export function PageTools({ pdf, page, pages }: PageToolsProps) {
  const t = useTranslations('viewer');
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);

  function go(event: FormEvent) {
    event.preventDefault();
    const wished = Number.parseInt(typed, 10);
    if (wished > 0) pdf.goTo(wished);
    setTyped(String(Math.min(Math.max(1, wished || page), pages)));
  }

  return (
    <form onSubmit={go} className="flex items-center">
      <ToolButton
        action="previousPage"
        Icon={ChevronUp}
        disabled={page <= 1}
        onPress={pdf.previousPage}
        wide
      />
      <div className="w-14">
        <input
          aria-label={t('pageNumber')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(page))}
          className={`${controlStyles} figures h-11 px-1 text-center md:h-10`}
        />
      </div>
      <span className="figures px-1.5 text-sm whitespace-nowrap text-ink-soft">
        {t('ofPages', { pages })}
      </span>
      <ToolButton
        action="nextPage"
        Icon={ChevronDown}
        disabled={page >= pages}
        onPress={pdf.nextPage}
        wide
      />
    </form>
  );
}
