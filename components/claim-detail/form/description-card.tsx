'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

/** The claim in the creditor's own words. */
export function DescriptionCard({ text }: { text: string }) {
  const t = useTranslations('claim');
  if (!text.trim()) return null;
  return (
    <Card aria-labelledby="description-heading">
      <CardHeader id="description-heading" title={t('description')} />
      <CardBody>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      </CardBody>
    </Card>
  );
}
