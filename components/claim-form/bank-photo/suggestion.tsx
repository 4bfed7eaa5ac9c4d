'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

interface SuggestionProps {
  label: string;
  /** What may have been read, the likeliest first. */
  values: readonly string[];
  onUse: (value: string) => void;
}

const takeFocus = (place: HTMLElement | null) => place?.focus();

/** What was read for one field, to be compared and confirmed: another reading follows where the first is not right. */
export function Suggestion({ label, values, onUse }: SuggestionProps) {
  const t = useTranslations('wizard.form.bankPhoto');
  const [at, setAt] = useState(0);
  const [used, setUsed] = useState(false);
  const value = values[at];
  if (values.length === 0) return <p>{t('notFound', { label })}</p>;
  if (value === undefined)
    return (
      // The pressed button is gone.
      <p ref={takeFocus} tabIndex={-1}>
        {t('typeIt', { label })}
      </p>
    );
  return (
    <div className="grid gap-2 rounded-md border border-line bg-sheet p-3">
      <p aria-live="polite" aria-atomic="true">
        {label}: <strong className="figures text-lg break-all">{value}</strong>
      </p>
      {used ? (
        <p ref={takeFocus} tabIndex={-1} className="font-semibold text-peacock">
          {t('used')}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span className="grow basis-40">{t('right')}</span>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('useOf', { label, value })}
            onClick={() => {
              setUsed(true);
              onUse(value);
            }}
          >
            {t('use')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('noOf', { label, value })}
            onClick={() => setAt(at + 1)}
          >
            {t('no')}
          </Button>
        </div>
      )}
    </div>
  );
}
