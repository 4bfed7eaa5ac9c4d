'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { asRead, headLabelOf } from '@/lib/law/head-label';

/** Names the heads of a claim by this version of its form, see {@link asRead} and {@link headLabelOf}. */
export function useHeadLabel(claim: PresentedClaim, readVersion = claim.version) {
  const t = useTranslations('law.heads');
  return headLabelOf(asRead(claim, readVersion), useFormWords(), {
    remainder: (form) => t('remainder', { form }),
    divided: (head) => t(head),
    row: (head, given) => t(head, given),
  });
}
