'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { PresentedPaper } from '@/lib/papers/present';

/** How a letter went, one line for each way. */
export function SentLines({ papers }: { papers: readonly PresentedPaper[] }) {
  const t = useTranslations('claim.papers');
  const language = useLocale();
  const sent = papers.flatMap((paper) => paper.sent.map((one) => ({ ...one, id: paper.id })));
  if (sent.length === 0) return null;
  return (
    <ul className="mt-1 text-sm">
      {sent.map(({ id, way, at, state }) => (
        <li key={`${id} ${way} ${at}`} className={failed.has(state) ? 'text-red' : 'text-ink-soft'}>
          {t(`sent.${way}`, {
            state,
            when: way === 'post' ? formatDate(at, language) : formatDateTime(at, language),
          })}
        </li>
      ))}
    </ul>
  );
}

const failed = new Set(['bounced', 'failed']);
