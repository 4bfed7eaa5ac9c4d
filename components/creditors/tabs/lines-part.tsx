'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { Mark } from '@/components/claims/marks/mark-with';
import { useMark } from '@/components/claims/marks/use-mark';
import { usePlace } from '@/components/creditors/use-place';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths/paths';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { lineHindranceCodes } from '@/lib/creditor-lists/hindrances';
import type { ListLine, PresentedList } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { AdmittedAmount } from './admitted-amount';
import { FacilityRows } from './facility-rows';
import { LineNotes } from './line-notes';
import { LinesFilter } from './lines-filter';
import { Pages } from './pages';
import { PartQuery } from './part-query';
import { Figure, PlainTable } from './plain-table';

interface LineProps {
  line: ListLine;
  wide: boolean;
  courts: boolean;
  /** Whether something stands in its way, which is put right at the desk. */
  toDesk: boolean;
  mark: Mark;
}

function Line({ line, wide, courts, toDesk, mark }: LineProps) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <>
      <tr>
        {wide && <td>{line.annexure}</td>}
        <td>{line.slNo}</td>
        <td className="min-w-48">
          <span className="font-semibold wrap-anywhere">
            {line.name ? mark(line.name) : t('sheet.remainder')}
          </span>
          {line.relatedParty && <span className="block text-ink-soft">{t('lines.related')}</span>}
          {line.representative && (
            <span className="block text-ink-soft wrap-anywhere">{line.representative}</span>
          )}
          {line.creditorClass && (
            <span className="block text-ink-soft wrap-anywhere">{line.creditorClass.name}</span>
          )}
          <LineNotes line={line} />
        </td>
        <td>
          <Link className="link whitespace-nowrap" href={paths.ipClaim(line.claimId)}>
            {mark(line.claimNumber)}
          </Link>
          {toDesk && (
            <Link
              className="link block whitespace-nowrap"
              href={`${paths.ipVerify}?claim=${line.claimId}`}
              aria-label={`${t('lines.toDesk')}: ${line.claimNumber}`}
            >
              {t('lines.toDesk')}
            </Link>
          )}
        </td>
        <td className="whitespace-nowrap">{formatDate(line.receivedOn, language)}</td>
        <Figure>{formatMoney(line.claimed)}</Figure>
        <Figure>
          <AdmittedAmount line={line} />
        </Figure>
        <Figure>{formatMoney(line.contingent)}</Figure>
        <Figure>{formatMoney(line.notAdmitted)}</Figure>
        <Figure>{formatMoney(line.underVerification)}</Figure>
        {courts && <Figure>{formatMoney(line.subJudice ?? '0.00')}</Figure>}
        <Figure>{line.share}</Figure>
      </tr>
      <FacilityRows
        facilities={line.facilities}
        before={wide ? 1 : 0}
        between={2}
        after={courts ? 5 : 4}
      />
    </>
  );
}

const figures = [
  'claimed',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
  'subJudice',
  'share',
] as const;

export function LinesPart({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors');
  const { params, count, go } = usePlace();
  const page = count('page') ?? 1;
  const annexure = count('annexure');
  const creditorClass = (list.classes && params.get('class')) ?? '';
  const search = params.get('search') ?? '';
  const hindrance = lineHindranceCodes.find((code) => code === params.get('hindrance'));
  const query = useQuery(
    creditorQueries.lines(list.number, { annexure, class: creditorClass, search, hindrance, page }),
  );
  const mark = useMark(query.data?.marks);
  const courts = list.totals.subJudice !== undefined;
  const behind = list.hindrances.find(({ code }) => code === hindrance);
  return (
    <>
      <LinesFilter
        annexure={annexure}
        classes={list.classes}
        creditorClass={creditorClass}
        search={search}
      />
      {hindrance && (
        <p className="mb-3 flex flex-wrap items-center gap-2">
          {t('lines.only', { what: t(`hindrances.${hindrance}`, { count: behind?.count ?? 0 }) })}
          <Button variant="quiet" size="sm" onClick={() => go({ hindrance: null, page: null })}>
            {t('lines.every')}
          </Button>
        </p>
      )}
      <PartQuery query={query} loading={t('lines.loading')} failed={t('lines.failed')}>
        {({ rows, total, near }) =>
          total === 0 ? (
            <p>{t('lines.none')}</p>
          ) : (
            <>
              {near && !query.isPlaceholderData && (
                <p role="status" className="mb-3 text-ink-soft">
                  {t('lines.near')}
                </p>
              )}
              <PlainTable
                label={t('tabs.lines')}
                columns={[
                  ...(annexure ? [] : [{ name: t('columns.annexure') }]),
                  { name: t('columns.slNo') },
                  { name: t('columns.name') },
                  { name: t('columns.claim') },
                  { name: t('columns.receivedOn') },
                  ...figures
                    .filter((name) => name !== 'subJudice' || courts)
                    .map((name) => ({ name: t(`columns.${name}`), figure: true })),
                ]}
              >
                {rows.map((line) => (
                  <Line
                    key={`${line.annexure}-${line.slNo}`}
                    line={line}
                    wide={!annexure}
                    courts={courts}
                    toDesk={hindrance !== undefined}
                    mark={mark}
                  />
                ))}
              </PlainTable>
              <Pages label={t('tabs.lines')} page={page} total={total} />
            </>
          )
        }
      </PartQuery>
    </>
  );
}
