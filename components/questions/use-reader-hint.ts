import { useLocale, useTranslations } from 'next-intl';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { inAnotherLanguage } from '@/lib/i18n/written-in';

/** Tells the writer of a text which language the claimant reads, where that may be another. */
export function useReaderHint(
  { claimantLanguage: reads }: Pick<PresentedClaim, 'claimantLanguage'>,
  text: string,
) {
  const t = useTranslations('questions.ask');
  const language = useLocale();
  if (reads === null || (reads === language && !inAnotherLanguage(text, reads))) return undefined;
  return t('reads', { language: reads });
}
