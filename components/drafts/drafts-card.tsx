'use client';

import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import type { ListedDraft } from '@/lib/claims/drafts/read';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { DraftItem } from './draft-item';

type DraftsCardProps = {
  drafts: readonly ListedDraft[];
  /** Goes on with one here; without it each leads to the wizard. */
  onResume?: (type: CreditorType) => void;
};

/** Claims that were begun and not filed, each with the way on. */
export function DraftsCard({ drafts, onResume }: DraftsCardProps) {
  const t = useTranslations('drafts');
  return (
    <Card aria-labelledby="drafts-title" className={onResume && 'mb-6'}>
      <CardHeader id="drafts-title" title={t('title')} text={t('text')} />
      <ul className="divide-y divide-line px-4 sm:px-6">
        {drafts.map((draft) => (
          <DraftItem key={draft.creditorType} draft={draft} onResume={onResume} />
        ))}
      </ul>
    </Card>
  );
}
