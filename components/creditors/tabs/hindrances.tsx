'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { usePlace } from '@/components/creditors/use-place';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths/paths';
import type { CaseHindrance, Hindrance } from '@/lib/creditor-lists/hindrances';
import type { PresentedList } from '@/lib/creditor-lists/present';

const places: Record<CaseHindrance, string> = {
  no_commencement_date: paths.ipCase,
  no_debtor_name: paths.ipCase,
  in_quarantine: paths.ipAccounts,
};

const isOfCase = (code: Hindrance['code']): code is CaseHindrance => code in places;

/** What prevents a list, with the lines behind it, or the page to correct it. */
export function Hindrances({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.hindrances');
  const { go } = usePlace();
  const mayMend = may(useUser().role, 'case.edit');
  if (list.hindrances.length === 0) return <p className="mb-4 text-ink-soft">{t('none')}</p>;
  return (
    <Alert tone="amber" title={t('title')} className="mb-4">
      <ul className="grid gap-1">
        {list.hindrances.map(({ code, count, filter }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3">
            <span>{t(code, { count })}</span>
            {mayMend && isOfCase(code) && (
              <Link
                className="link"
                href={places[code]}
                aria-label={`${t('mend')}: ${t(code, { count })}`}
              >
                {t('mend')}
              </Link>
            )}
            {filter && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${t('show')}: ${t(code, { count })}`}
                onClick={() => go({ part: 'lines', hindrance: code, annexure: null, page: null })}
              >
                {t('show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
