'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queries } from '@/lib/client/queries/queries';
import { ClaimLines } from './claim-lines';

const undecided = new Set(['submitted', 'under_review', 'info_required']);

/** The open claim, above a list which has it no longer on its page: it stays marked, and is not counted. */
export function OpenClaim({ id }: { id: string }) {
  const t = useTranslations('desk.list');
  // Its pane loads it and says what fails.
  const { data } = useQuery({ ...queries.claim(id), enabled: false });
  if (!data) return null;
  return (
    <div
      aria-current="true"
      title={t('openElsewhere')}
      className="desk-item shrink-0 border-b border-line"
    >
      <p className="sr-only">{t('openElsewhere')}</p>
      <ClaimLines claim={data} decided={!undecided.has(data.status)} />
    </div>
  );
}
