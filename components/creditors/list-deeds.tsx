'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';

const deeds = ['asked', 'confirmed', 'published', 'withdrawn'] as const;

/** Who did what to a list and when, and what its lines come to in one hash. */
export function ListDeeds({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {deeds.map((deed) => {
        const done = list[deed];
        if (!done) return null;
        const name = done.by ? fullName(done.by) : '';
        return (
          <p key={deed}>{t(`deeds.${deed}`, { name, when: formatDateTime(done.at, language) })}</p>
        );
      })}
      {list.replacedBy && <p>{t('list.replaced', { number: list.replacedBy })}</p>}
      {list.sha256 && <p className="wrap-anywhere">SHA-256 {list.sha256}</p>}
    </div>
  );
}
