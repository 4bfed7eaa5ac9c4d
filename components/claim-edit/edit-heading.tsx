'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { PresentedClaim } from '@/lib/claims/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';

/** Which claim is changed, on which form, and what follows from saving. */
export function EditHeading({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.edit');
  const details = useTranslations('wizard.details');
  const words = useFormWords();
  return (
    <div className="mb-5">
      <h1 className="text-2xl text-peacock-deep wrap-anywhere sm:text-3xl">
        {t('heading', { number: claim.claimNumber })}
      </h1>
      <h2 className="text-lg text-peacock">{formTitle(words, formOf(claim.creditorType))}</h2>
      <p className="text-ink-soft">
        {details('requiredNote')}
        {claim.status === 'info_required' && ` ${t('again')}`}
      </p>
    </div>
  );
}
