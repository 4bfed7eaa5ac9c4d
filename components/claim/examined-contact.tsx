'use client';

import { useTranslations } from 'next-intl';
import { useCaseFacts } from '@/components/shell/case/case-context';

export function ExaminedContact() {
  const t = useTranslations('claim.examined');
  const facts = useCaseFacts();
  const contact = [facts?.professionalName, facts?.professionalEmail].filter(Boolean).join(', ');
  return (
    <p className="wrap-anywhere">{t('contact', { contact: contact || t('contactUnknown') })}</p>
  );
}
