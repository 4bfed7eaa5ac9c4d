'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlStyles } from '@/components/ui/fields/control-styles';
import type { OpenPdf, PdfState } from './open-pdf';

interface FindBarProps {
  pdf: OpenPdf;
  matches: PdfState['matches'];
  onClose: () => void;
}

/** Searches the document: Enter finds the next, Shift and Enter the previous, Escape ends the search. */
export function FindBar({ pdf, matches, onClose }: FindBarProps) {
  const t = useTranslations('viewer.find');
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function search(text: string) {
    setQuery(text);
    pdf.search(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && query) pdf.searchOn(query, event.shiftKey);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <search className="absolute top-2 right-4 z-10 flex max-w-[calc(100%-2rem)] flex-wrap items-center gap-1 rounded-md border border-line-strong bg-sheet p-1.5 shadow-raised">
      <div className="w-44">
        <input
          ref={input}
          type="search"
          aria-label={t('label')}
          placeholder={t('label')}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${controlStyles} h-11 md:h-10`}
        />
      </div>
      <span role="status" className="figures min-w-16 px-1 text-sm text-ink-soft">
        {query && matches && (matches.total > 0 ? t('count', matches) : t('none'))}
      </span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('previous')}
        onClick={() => query && pdf.searchOn(query, true)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('next')}
        onClick={() => query && pdf.searchOn(query, false)}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </search>
  );
}
