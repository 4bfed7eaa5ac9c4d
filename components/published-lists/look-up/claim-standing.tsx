'use client';

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useLocale, useTranslations } from 'next-intl';
import { FacilityList } from '@/components/claims/facility-list';
import { LineNotes } from '@/components/creditors/tabs/line-notes';
import { Completion } from '@/components/shell/completion';
import { Button } from '@/components/ui/button';
import { listPaths } from '@/lib/client/paths/lists';
import type { Standing } from '@/lib/creditor-lists/look-up/standing';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { categories } from '@/lib/law/categories';

/** In the order of the list. */
const amounts = ['claimed', 'admitted', 'contingent', 'notAdmitted', 'underVerification'] as const;

type ClaimStandingProps = { standing: Standing; onAgain: () => void };

export function ClaimStanding({ standing, onAgain }: ClaimStandingProps) {
  const t = useTranslations('lookUp');
  const language = useLocale();
  const { claimNumber, list, absence, lines, total } = standing;
  const date = list ? formatDate(list.asOn, language) : '';
  const title = absence
    ? list
      ? t('notListed', { claimNumber, date })
      : t('absences.none_published')
    : t('listed', { claimNumber });
  return (
    <div className="mx-auto max-w-xl">
      <Completion icon={absence ? <Info /> : <CircleCheck />} title={title}>
        {absence && list && <p>{t(`absences.${absence}`)}</p>}
        {lines.length > 0 && list && (
          <>
            <p className="text-ink-soft">{t('inList', { number: list.number, date })}</p>
            <ol className="mt-4 grid gap-4 text-left">
              {lines.map((line) => (
                <Line key={`${line.annexure}-${line.slNo}`} line={line} />
              ))}
            </ol>
            {total > lines.length && (
              <p className="mt-4">{t('more', { shown: lines.length, total })}</p>
            )}
            <p className="mt-4 text-sm text-ink-soft">{t('provisional')}</p>
          </>
        )}
        {list && (
          <p className="mt-2">
            <a
              href={listPaths.publishedList(list.number)}
              className="link inline-flex min-h-11 items-center"
            >
              {t('openList')}
            </a>
          </p>
        )}
        <Button variant="secondary" className="mt-3" onClick={onAgain}>
          {t('again')}
        </Button>
      </Completion>
    </div>
  );
}

type LineProps = { line: Standing['lines'][number] };

function Line({ line }: LineProps) {
  const t = useTranslations('lookUp');
  const sheet = useTranslations('creditors.sheet');
  const law = useTranslations('law.categories');
  const { annexure, slNo, name, creditorClass } = line;
  const facts = [
    [t('category'), law(categories[annexure - 1] ?? 'other')],
    ...(creditorClass ? [[t('class'), creditorClass.name]] : []),
    [t('name'), name ?? sheet('remainder')],
    ...amounts.map((amount) => [sheet(`columns.${amount}`), formatMoney(line[amount])]),
    ...(line.subJudice ? [[sheet('columns.subJudice'), formatMoney(line.subJudice)]] : []),
  ];
  return (
    <li className="rounded-md border border-line p-4">
      <h2 className="font-semibold text-peacock-deep">{t('line', { annexure, slNo })}</h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents max-sm:block">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures font-semibold wrap-anywhere sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 text-sm">
        <LineNotes line={line} />
        {line.facilities && <FacilityList facilities={line.facilities} className="mt-2" />}
      </div>
    </li>
  );
}
