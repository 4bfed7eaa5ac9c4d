import { useLocale, useTranslations } from 'next-intl';
import { ChangeRow } from '@/components/creditors/tabs/change-row';
import { PlainTable } from '@/components/creditors/tabs/plain-table';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { listPaths, rowsPart } from '@/lib/client/paths/lists';
import { type ChangeKind, changeKinds } from '@/lib/creditor-lists/change-kinds';
import type { PublishedList, publishedChanges } from '@/lib/creditor-lists/published/read';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { PublishedPages } from './published-pages';

type Changes = Awaited<ReturnType<typeof publishedChanges>>;

export interface PublishedChangesProps {
  list: PublishedList;
  earlier: PublishedList[];
  kind: ChangeKind | undefined;
  /** Null without an earlier list. */
  changes: Changes | null;
  namesMasked: boolean;
}

function Filter({
  number,
  earlier,
  kind,
  changes: { from, counts },
}: { number: number; changes: Changes } & Pick<PublishedChangesProps, 'earlier' | 'kind'>) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <form
      action={`${listPaths.publishedChanges(number)}#${rowsPart}`}
      className="mb-4 flex flex-wrap items-end gap-3"
    >
      <label className="grid w-full gap-1 font-semibold sm:w-80">
        {t('changes.since')}
        <select name="from" defaultValue={from} className={cn(controlStyles, 'h-11')}>
          {earlier.map((one) => (
            <option key={one.number} value={one.number}>
              {t('changes.of', { number: one.number, date: formatDate(one.asOn, language) })}
            </option>
          ))}
        </select>
      </label>
      <label className="grid w-full gap-1 font-semibold sm:w-64">
        {t('columns.change')}
        <select name="kind" defaultValue={kind ?? ''} className={cn(controlStyles, 'h-11')}>
          <option value="">{t('changes.all')}</option>
          {changeKinds.map((one) => (
            <option key={one} value={one}>
              {t(`changes.kinds.${one}`)} ({counts[one]})
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        {t('public.show')}
      </button>
    </form>
  );
}

function Lines({ number, kind, changes }: { number: number; kind?: string; changes: Changes }) {
  const t = useTranslations('creditors');
  const { rows, total, totals, page, limit, from } = changes;
  return (
    <section id={rowsPart} tabIndex={-1} className="outline-none" aria-label={t('tabs.changes')}>
      <p className="figures mb-3 font-semibold">
        {t('changes.admitted', {
          amount: `${totals.admitted.startsWith('-') ? '' : '+'}${formatMoney(totals.admitted)}`,
        })}
      </p>
      {total === 0 && <p>{t('changes.same')}</p>}
      {total > 0 && (
        <PlainTable
          cards
          label={t('tabs.changes')}
          columns={[
            { name: t('columns.change') },
            { name: t('columns.name') },
            { name: t('columns.before') },
            { name: t('columns.after') },
          ]}
        >
          {rows.map((change) => (
            <ChangeRow key={`${change.claimNumber}-${change.employee}`} change={change} />
          ))}
        </PlainTable>
      )}
      <PublishedPages
        label={t('tabs.changes')}
        path={listPaths.publishedChanges(number)}
        asked={{ from, kind }}
        page={page}
        pages={Math.ceil(total / limit)}
      />
    </section>
  );
}

/** The changes in a published list since an earlier one; works without scripts. */
export function PublishedChanges({
  list: { number, asOn },
  earlier,
  kind,
  changes,
  namesMasked,
}: PublishedChangesProps) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <>
      <a
        href={listPaths.publishedList(number)}
        className="link inline-flex min-h-11 items-center md:min-h-8"
      >
        {t('public.open', { number, date: formatDate(asOn, language) })}
      </a>
      <h1 className="mb-4 text-2xl text-peacock-deep sm:text-3xl">{t('public.whatChanged')}</h1>
      {changes ? (
        <>
          {namesMasked && <p className="mb-3 text-ink-soft">{t('public.masked')}</p>}
          <Filter number={number} earlier={earlier} kind={kind} changes={changes} />
          <Lines number={number} changes={changes} {...(kind && { kind })} />
        </>
      ) : (
        <p>{t('changes.none')}</p>
      )}
    </>
  );
}
