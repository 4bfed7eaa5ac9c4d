'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { isProfessional } from '@/lib/access/role';
import { inAnotherLanguage } from '@/lib/i18n/written-in';

interface OtherLanguageProps {
  text: string | null;
  /** The text waits for an answer. */
  asked?: boolean;
}

/** Says, under a text of the office in another language than its claimant's, that it is so and what they can do. */
export function OtherLanguage({ text, asked = false }: OtherLanguageProps) {
  const t = useTranslations('claim.otherLanguage');
  const language = useLocale();
  const { role } = useUser();
  if (!text || isProfessional(role) || !inAnotherLanguage(text, language)) return null;
  return <p className="text-sm text-ink-soft">{t(asked ? 'asked' : 'told')}</p>;
}
