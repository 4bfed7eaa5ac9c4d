'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OtherLanguage } from '@/components/claim/other-language';
import { useUser } from '@/components/shell/session/use-user';
import { isProfessional } from '@/lib/access/role';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';

export function ObjectionAnswer({ objection }: { objection: PresentedObjection }) {
  const t = useTranslations('objections.said');
  const language = useLocale();
  const professional = isProfessional(useUser().role);
  const { state, closedAt, reasons, determination, answeredBy } = objection;
  if (state === 'open') return professional ? null : <p>{t('open')}</p>;
  const when = closedAt ? formatDateTime(closedAt, language) : '';
  return (
    <div className="grid gap-1">
      <p>
        {t(state, {
          when,
          number: determination?.number ?? 0,
          amount: determination ? formatMoney(determination.admitted) : '',
        })}
      </p>
      {reasons && (
        <p className="border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">{reasons}</p>
      )}
      <OtherLanguage text={reasons} />
      {answeredBy && (
        <p className="text-sm text-ink-soft">{t('by', { name: fullName(answeredBy) })}</p>
      )}
      {!professional && state !== 'lapsed' && (
        <a href="#papers" className="link justify-self-start">
          {t('letter')}
        </a>
      )}
    </div>
  );
}
