'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OtherLanguage } from '@/components/claim/other-language';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';

/** Newest step first; for professionals with the person who recorded it. */
export function LateHistory({ track }: { track: LateTrack }) {
  const t = useTranslations('lateClaim');
  const states = useTranslations('late.states');
  const language = useLocale();
  return (
    <ol className="grid gap-3 border-l-4 border-line pl-3 sm:pl-4">
      {track.steps.map(({ id, step, on, reasons, takenBy, takenAt }) => (
        <li key={id}>
          <p>
            <span className="font-semibold">{states(step)}</span>{' '}
            {t('on', { day: formatDate(on, language) })}
          </p>
          {reasons && <p className="whitespace-pre-line wrap-anywhere">{reasons}</p>}
          <OtherLanguage text={reasons} />
          {takenBy && (
            <p className="text-sm text-ink-soft">
              {t('by', {
                who: fullName(takenBy),
                when: formatDateTime(takenAt, language),
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
