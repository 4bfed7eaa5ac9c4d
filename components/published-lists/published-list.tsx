import { useLocale, useTranslations } from 'next-intl';
import { useNamesOfParts } from '@/components/creditors/tabs/names-of-parts';
import { SummaryTable } from '@/components/creditors/tabs/summary-table';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { courtLines } from '@/lib/case/court';
import { listPaths, publishedFilePath } from '@/lib/client/paths/lists';
import { listFormats } from '@/lib/creditor-lists/list-file';
import type { PublishedList as List, publishedRows } from '@/lib/creditor-lists/published/read';
import type { RowsAsked } from '@/lib/creditor-lists/schema';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import { PublishedLines } from './published-lines';

interface PublishedListProps {
  list: List;
  lines: Awaited<ReturnType<typeof publishedRows>>;
  asked: RowsAsked;
  namesMasked: boolean;
  compared: boolean;
}

/** A published list in the present format: head, summary, files and lines; works without scripts. */
export function PublishedList({ list, lines, asked, namesMasked, compared }: PublishedListProps) {
  const t = useTranslations('creditors.public');
  const sheet = useTranslations('creditors.sheet');
  const head = useTranslations('papers.head');
  const language = useLocale();
  const { number, asOn, debtorName, commencementDate, replacedBy } = list;
  const day = commencementDate ? formatDate(commencementDate, language) : sheet('unknown');
  return (
    <>
      <a href={listPaths.published} className="link inline-flex min-h-11 items-center md:min-h-8">
        {t('back')}
      </a>
      <p className="font-semibold">{sheet('debtor', { name: debtorName ?? sheet('unknown') })}</p>
      <p className="text-ink-soft">{sheet('commencement', { date: day })}</p>
      {courtLines(list, language, head).map((line) => (
        <p key={line} className="wrap-anywhere text-ink-soft">
          {line}
        </p>
      ))}
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">
        {sheet('title', { date: formatDate(asOn, language) })}
      </h1>
      <p className="text-sm text-ink-soft">
        {t('published', { when: formatDateTime(list.publishedAt, language) })} · {t('provisional')}
      </p>
      {list.objectionsUntil && !replacedBy && dayInIndia(new Date()) <= list.objectionsUntil && (
        <p className="mt-2">{t('until', { date: formatDate(list.objectionsUntil, language) })}</p>
      )}
      {replacedBy && (
        <Alert tone="amber" className="mt-3">
          <a className="link" href={listPaths.publishedList(replacedBy)}>
            {t('replaced', { number: replacedBy })}
          </a>
        </Alert>
      )}
      <PublishedFiles list={list} />
      {compared && (
        <a
          href={listPaths.publishedChanges(number)}
          className="link mt-2 inline-flex min-h-11 items-center md:min-h-8"
        >
          {t('whatChanged')}
        </a>
      )}
      <div className="my-5">
        <SummaryTable list={list} />
      </div>
      {namesMasked && <p className="mb-3 text-ink-soft">{t('masked')}</p>}
      <PublishedLines
        number={number}
        lines={lines}
        asked={asked}
        namesMasked={namesMasked}
        courts={list.totals.subJudice !== undefined}
        classes={list.classes}
      />
      <p className="mt-5 text-sm wrap-anywhere text-ink-soft">
        {t('hash', { sha256: list.sha256 ?? '' })}
      </p>
    </>
  );
}

/** A published list as files; of a long one the PDF comes in parts, to choose from. */
function PublishedFiles({ list }: { list: List }) {
  const { number } = list;
  const t = useTranslations('creditors');
  const language = useLocale();
  const names = useNamesOfParts(list);
  const parts = names.length;
  const whole = listFormats.filter((format) => format !== 'pdf' || parts === 1);
  return (
    <nav aria-label={t('public.files')} className="mt-4 flex flex-wrap items-end gap-2">
      {whole.map((format) => (
        <a
          key={format}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          href={publishedFilePath(number, format, language)}
          download
        >
          {t(`files.${format}`)}
        </a>
      ))}
      {parts > 1 && <PdfParts number={number} names={names} />}
    </nav>
  );
}

function PdfParts({ number, names }: { number: number; names: readonly string[] }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <form action={listPaths.publishedFile(number)} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="format" value="pdf" />
      <input type="hidden" name="language" value={language} />
      <select
        name="part"
        aria-label={t('public.part')}
        className={cn(controlStyles, 'h-9 w-auto max-w-full')}
      >
        {names.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        {t('public.files')}
      </button>
    </form>
  );
}
