import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { markWith } from '@/components/claims/marks/mark-with';
import { AdmittedAmount } from '@/components/creditors/tabs/admitted-amount';
import { FacilityRows } from '@/components/creditors/tabs/facility-rows';
import { LineNotes } from '@/components/creditors/tabs/line-notes';
import { Cell, Figure, PlainTable, Row } from '@/components/creditors/tabs/plain-table';
import { useClassOptions } from '@/components/creditors/tabs/use-class-options';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { listPaths, rowsPart } from '@/lib/client/paths/lists';
import type { ListedClass } from '@/lib/creditor-lists/classes';
import type { publishedRows } from '@/lib/creditor-lists/published/read';
import type { RowsAsked } from '@/lib/creditor-lists/schema';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { annexureOf, categories } from '@/lib/law/categories';
import { PublishedPages } from './published-pages';

interface PublishedLinesProps {
  number: number;
  lines: Awaited<ReturnType<typeof publishedRows>>;
  asked: RowsAsked;
  namesMasked: boolean;
  /** Something in the list is before a court. */
  courts: boolean;
  classes: readonly ListedClass[] | undefined;
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

function Filter({
  number,
  asked,
  namesMasked,
  classes,
}: Omit<PublishedLinesProps, 'lines' | 'courts'>) {
  const options = useClassOptions(classes);
  const t = useTranslations('creditors.public');
  const words = useTranslations('creditors.lines');
  const law = useTranslations('law.categories');
  return (
    <form
      action={`${listPaths.publishedList(number)}#${rowsPart}`}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <label className="grid w-full gap-1 font-semibold sm:w-80">
        {t('annexure')}
        <select
          name="annexure"
          defaultValue={asked.annexure ?? ''}
          className={cn(controlStyles, 'h-11')}
        >
          <option value="">{t('all')}</option>
          {categories.map((category) => (
            <option key={category} value={annexureOf(category)}>
              {annexureOf(category)} · {law(category)}
            </option>
          ))}
        </select>
      </label>
      {options && (
        <label className="grid w-full gap-1 font-semibold sm:w-60">
          {words('class')}
          <select
            name="class"
            defaultValue={asked.class ?? ''}
            className={cn(controlStyles, 'h-11')}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="grid w-full gap-1 font-semibold sm:w-80">
        {t(namesMasked ? 'searchMasked' : 'search')}
        <input
          type="search"
          name="search"
          maxLength={100}
          defaultValue={asked.search ?? ''}
          className={cn(controlStyles, 'h-11')}
        />
      </label>
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        {t('find')}
      </button>
    </form>
  );
}

/** The lines of a published list, by annexure and search, with links to its pages. */
export function PublishedLines({
  number,
  lines,
  asked,
  namesMasked,
  courts,
  classes,
}: PublishedLinesProps) {
  const t = useTranslations('creditors');
  const language = useLocale();
  const mark = markWith(lines.marks ?? []);
  const shown = figures.filter((name) => name !== 'subJudice' || courts);
  return (
    <section id={rowsPart} tabIndex={-1} className="outline-none" aria-label={t('public.lines')}>
      <Filter number={number} asked={asked} namesMasked={namesMasked} classes={classes} />
      {lines.total === 0 && <p>{t('public.noneFound')}</p>}
      {lines.near && <p className="mb-3 text-ink-soft">{t('lines.near')}</p>}
      {lines.total > 0 && (
        <PlainTable
          cards
          label={t('tabs.lines')}
          columns={[
            { name: t('columns.annexure') },
            { name: t('columns.slNo') },
            { name: t('columns.name') },
            { name: t('columns.claim') },
            { name: t('columns.receivedOn') },
            ...shown.map((name) => ({ name: t(`columns.${name}`), figure: true })),
          ]}
        >
          {lines.rows.map((line) => (
            <Fragment key={`${line.annexure}-${line.slNo}`}>
              <Row>
                <Cell label={t('columns.annexure')}>{line.annexure}</Cell>
                <Cell label={t('columns.slNo')}>{line.slNo}</Cell>
                <Cell className="min-w-40 font-semibold wrap-anywhere">
                  <div>
                    {line.name ? mark(line.name) : t('sheet.remainder')}
                    {line.creditorClass && (
                      <span className="block font-normal text-ink-soft">
                        {line.creditorClass.name}
                      </span>
                    )}
                    <LineNotes line={line} />
                  </div>
                </Cell>
                <Cell label={t('columns.claim')} className="whitespace-nowrap">
                  {mark(line.claimNumber)}
                </Cell>
                <Cell label={t('columns.receivedOn')} className="whitespace-nowrap">
                  {formatDate(line.receivedOn, language)}
                </Cell>
                {shown.map((name) => (
                  <Figure key={name} label={t(`columns.${name}`)}>
                    {name === 'share' && line.share}
                    {name === 'admitted' && <AdmittedAmount line={line} />}
                    {name !== 'share' && name !== 'admitted' && formatMoney(line[name] ?? '0.00')}
                  </Figure>
                ))}
              </Row>
              <FacilityRows
                facilities={line.facilities}
                before={1}
                between={2}
                after={shown.length - 2}
              />
            </Fragment>
          ))}
        </PlainTable>
      )}
      <PublishedPages
        label={t('public.lines')}
        path={listPaths.publishedList(number)}
        asked={{ annexure: asked.annexure, class: asked.class, search: asked.search }}
        page={lines.page}
        pages={Math.ceil(lines.total / lines.limit)}
      />
    </section>
  );
}
