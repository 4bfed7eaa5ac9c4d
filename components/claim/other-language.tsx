'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { isProfessional } from '@/lib/access/role';
import { inAnotherLanguage } from '@/lib/i18n/written-in';

interface OtherLanguageProps {
  /** What the office wrote. */
  text: string | null;
  /** Whether it waits for an answer. */
  asked?: boolean;
}

/** Under what the office wrote in another language than its claimant reads: that it did, and what to do. */
export function OtherLanguage({ text, asked = false }: OtherLanguageProps) {
  const t = useTranslations('claim.otherLanguage');
  const language = useLocale();
  const { role } = useUser();
  if (!text || isProfessional(role) || !inAnotherLanguage(text, language)) return null;
  return <p className="text-sm text-ink-soft">{t(asked ? 'asked' : 'told')}</p>;
}
