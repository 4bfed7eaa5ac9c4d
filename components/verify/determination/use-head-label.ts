'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { PresentedClaim } from '@/lib/claims/present';
import { headLabelOf } from '@/lib/law/head-label';

/** Names the heads of a claim, see {@link headLabelOf}. */
export function useHeadLabel(claim: PresentedClaim) {
  const t = useTranslations('law.heads');
  return headLabelOf(claim, useFormWords(), {
    remainder: (form) => t('remainder', { form }),
    divided: (head) => t(head),
    employee: (number) => t('employee', { number }),
  });
}
