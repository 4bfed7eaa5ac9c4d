'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Mask } from '@/components/claim-form/masked/mask';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeMutations } from '@/lib/client/mutations/changes';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { identifierOf } from '@/lib/forms/identifier';
import { labelOf } from '@/lib/forms/labels';
import { displayValue } from '@/lib/forms/view';

interface ProposedValuesProps {
  claim: Pick<PresentedClaim, 'creditorType' | 'claimData'>;
  change: Pick<PresentedChange, 'id' | 'state'>;
  proposed: Record<string, string>;
}

/** The fields that a request changes; while it is open, with their present values. */
export function ProposedValues({ claim, change, proposed }: ProposedValuesProps) {
  const t = useTranslations('changes.said');
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();
  const form = formOf(claim.creditorType);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      {Object.entries(proposed).map(([name, value]) => {
        const field = fieldNamed(form, name);
        if (!field) return null;
        const label = labelOf(words, form, name);
        const written = (text: string) => displayValue(words, form, field, text, language, places);
        const now = claim.claimData[name];
        const hidden = identifierOf(field) !== null;
        return (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            {change.state === 'open' && typeof now === 'string' && now !== '' && (
              <dd className="whitespace-pre-line wrap-anywhere">
                <span className="text-sm text-ink-soft">{t('now')}:</span>{' '}
                {hidden ? <Mask mask={now} /> : written(now)}
              </dd>
            )}
            <dd className="font-semibold whitespace-pre-line wrap-anywhere">
              <span className="text-sm font-normal text-ink-soft">{t('asked')}:</span>{' '}
              {value === '' ? (
                t('emptied')
              ) : hidden ? (
                <Hidden id={change.id} name={name} label={label} mask={value} written={written} />
              ) : (
                written(value)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface HiddenProps {
  id: string;
  name: string;
  label: string;
  mask: string;
  written: (value: string) => string;
}

function Hidden({ id, name, label, mask, written }: HiddenProps) {
  const t = useTranslations('changes.said');
  const errorText = useErrorText();
  const { data, isPending, mutate, reset } = useMutation({
    ...changeMutations.reveal(id, name),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('showFailed'), description: errorText(error) }),
  });
  const value = data?.values[name];
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-3">
      {value === undefined ? <Mask mask={mask} /> : written(value)}
      <button
        type="button"
        className="link min-h-6 font-normal max-md:min-h-11"
        aria-label={t(value === undefined ? 'showOf' : 'hideOf', { label })}
        aria-disabled={isPending}
        onClick={() => isPending || (data ? reset() : mutate())}
      >
        {t(value === undefined ? 'show' : 'hide')}
      </button>
    </span>
  );
}
