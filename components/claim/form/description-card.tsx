'use client';

import { useTranslations } from 'next-intl';
import { FoldingCard } from '@/components/claim/folding-card';
import { CardBody } from '@/components/ui/card';

export function DescriptionCard({ text, folded }: { text: string; folded?: boolean }) {
  const t = useTranslations('claim');
  if (!text.trim()) return null;
  return (
    <FoldingCard name="description" title={t('description')} folded={folded}>
      <CardBody>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      </CardBody>
    </FoldingCard>
  );
}
