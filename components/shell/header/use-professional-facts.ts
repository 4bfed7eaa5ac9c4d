'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/date';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** What the account menu tells of a professional; what they never gave is left out. */
export function useProfessionalFacts(user: PresentedUser) {
  const t = useTranslations('ip.facts');
  const language = useLocale();
  const ui = useTranslations('ui');
  const facts = [
    { label: t('phone'), value: user.phone && `+91 ${user.phone}` },
    { label: t('licenseNumber'), value: user.licenseNumber },
    { label: t('organization'), value: user.organization },
    { label: ui('memberSince'), value: formatDate(user.createdAt, language) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
