'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FiledForm } from '@/components/claim/filed-form';
import type { Arrangement } from '@/components/claim/form/form-details';
import { SameNumbers } from '@/components/claim/form/same-numbers';
import { useFlagText } from '@/components/claim/use-flag-text';
import type { PresentedClaim } from '@/lib/claims/records/present';

const order = [
  'financial',
  'dates',
  'other',
  'legal',
  'banking',
  'identification',
  'other_details',
  'contact',
] as const;

/** What a claim is verified by: what its flags say, amounts, days, rows, then the bank, and the person last. */
export function Facts({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('flags');
  const textOf = useFlagText();
  const { flagged, creditorName } = claim;
  const arranged = useMemo<Arrangement>(
    () => ({
      order,
      // The head of the pane has name and amount; where amounts differ, it stands among them too.
      isElsewhere: ({ field, value }) =>
        value === creditorName ||
        (field.name === 'claimAmount' && !flagged.some((flag) => flag.field === 'claimAmount')),
    }),
    [creditorName, flagged],
  );
  // The claims with the same numbers say what that flag says.
  const told = flagged.filter(({ name }) => name !== 'sameNumbers');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {told.length > 0 && (
        <ul aria-label={t('label')} className="grid gap-1 rounded-md bg-yellow-tint px-3 py-2">
          {told.map((flag) => (
            <li key={flag.name} className="text-sm wrap-anywhere">
              <span className="font-semibold text-yellow">{t(`names.${flag.name}`)}:</span>{' '}
              {textOf(flag)}
            </li>
          ))}
        </ul>
      )}
      {told.length < flagged.length && <SameNumbers claimId={claim.id} />}
      <FiledForm claim={claim} arranged={arranged} />
    </div>
  );
}
