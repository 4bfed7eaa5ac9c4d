'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useColumnHeaders } from '@/components/claim/form/use-column-headers';
import { Mask } from '@/components/claim-form/masked/mask';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import type { Change } from '@/lib/forms/changes';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldNamed } from '@/lib/forms/definitions/registry';
import { plainMask } from '@/lib/forms/distinct-masks';
import { identifierOf } from '@/lib/forms/identifier';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';

interface ChangedValueProps {
  form: FormDefinition;
  change: Change;
  side: 'from' | 'to';
}

/** One side of a change as a person reads it; of a row that was changed, the cells that were. */
export function ChangedValue({ form, change, side }: ChangedValueProps) {
  const t = useTranslations('claim.versions');
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();
  const headers = useColumnHeaders();
  const value = change[side];
  const other = change[side === 'from' ? 'to' : 'from'];
  const field = fieldNamed(form, change.field);
  const nothing = <span className="text-ink-soft">{t(change.row ? 'noRow' : 'none')}</span>;
  if (value === null || !field) return nothing;

  function shownOf(of: Field, text: string) {
    if (!text) return t('none');
    if (identifierOf(of)) return <Mask mask={plainMask(text)} />;
    return displayValue(words, form, of, text, language, places);
  }

  if (typeof value === 'string') {
    return <span className="whitespace-pre-line wrap-anywhere">{shownOf(field, value)}</span>;
  }
  const cells = (field.columns ?? []).filter(
    ({ name }) => other === null || typeof other === 'string' || value[name] !== other[name],
  );
  return (
    <span className="grid gap-1">
      {cells.map((cell) => {
        const label = headers[cell.name] ?? labelOf(words, form, cell.name);
        return (
          <span key={cell.name} className="wrap-anywhere">
            <span className="text-sm text-ink-soft">{label}: </span>
            {shownOf(cell, value[cell.name] ?? '')}
          </span>
        );
      })}
    </span>
  );
}
