'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { DraftItem } from './draft-item';
import type { BegunDraft } from './kept-list';

type DraftsCardProps = {
  drafts: readonly BegunDraft[];
  /** This device has something that the server does not have yet. */
  unsent?: boolean;
  /** Opens a draft here; without it each draft links to the wizard. */
  onResume?: (draft: BegunDraft) => void;
};

export function DraftsCard({ drafts, unsent, onResume }: DraftsCardProps) {
  const t = useTranslations('drafts');
  return (
    <Card aria-labelledby="drafts-title" className={onResume && 'mb-6'}>
      <CardHeader id="drafts-title" title={t('title')} text={t('text')} />
      {unsent && (
        <Alert tone="amber" title={t('unsent')} className="mx-4 mt-4 sm:mx-6">
          {t('unsentText')}
        </Alert>
      )}
      <ul className="divide-y divide-line px-4 sm:px-6">
        {drafts.map((draft) => (
          <DraftItem key={draft.creditorType} draft={draft} onResume={onResume} />
        ))}
      </ul>
    </Card>
  );
}
