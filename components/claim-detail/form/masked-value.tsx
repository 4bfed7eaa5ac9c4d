'use client';

import { useTranslations } from 'next-intl';
import { Mask } from '@/components/claim-form/masked/mask';
import { useReveal } from './use-reveal';

interface MaskedValueProps {
  claimId: string;
  /** The field's name. */
  name: string;
  label: string;
  mask: string;
  /** The number as it is written out. */
  written: (value: string) => string;
}

/** A number that identifies a person: its end, and all of it on request. */
export function MaskedValue({ claimId, name, label, mask, written }: MaskedValueProps) {
  const t = useTranslations('claim.form');
  const { values, pending, toggle } = useReveal(claimId, name);
  const value = values?.[name];
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-3">
      {value === undefined ? <Mask mask={mask} /> : written(value)}
      <button
        type="button"
        className="link min-h-6 max-md:min-h-11"
        aria-label={t(pending ? 'showing' : value === undefined ? 'showValue' : 'hideValue', {
          label,
        })}
        aria-disabled={pending}
        onClick={() => pending || toggle()}
      >
        {t(pending ? 'opening' : value === undefined ? 'show' : 'hide')}
      </button>
    </span>
  );
}
