'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { masked } from './masked';

interface MaskedValueProps {
  label: string;
  /** As it is stored, and as it is written out. */
  value: string;
  shown: string;
}

/** A number that identifies a person: its end, and all of it on request. */
export function MaskedValue({ label, value, shown }: MaskedValueProps) {
  const t = useTranslations('claim.form');
  const [open, setOpen] = useState(false);
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-3">
      {open ? (
        shown
      ) : (
        <span>
          <span aria-hidden="true">{masked(value)}</span>
          <span className="sr-only">{t('endsIn', { end: value.slice(-4) })}</span>
        </span>
      )}
      <button
        type="button"
        className="link min-h-6 max-md:min-h-11"
        aria-label={t(open ? 'hideValue' : 'showValue', { label })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'hide' : 'show')}
      </button>
    </span>
  );
}
