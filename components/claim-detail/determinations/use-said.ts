import { useTranslations } from 'next-intl';
import type { Reason } from '@/lib/law/judge';
import { reasonText } from '@/lib/law/reason-text';

/** Why an amount is not admitted, in the words for its claimant. */
export function useSaid() {
  const t = useTranslations('law.said');
  return (reason: Pick<Reason, 'code' | 'text'>) =>
    reasonText(reason, (code, given) => t(code, { ...given }));
}
