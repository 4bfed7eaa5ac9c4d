'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs/tabs';
import { downloadList, type ListFileAsked } from '@/lib/client/files/creditor-list';
import { listPaths } from '@/lib/client/paths/lists';
import { creditorQueries } from '@/lib/client/queries/creditors';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { Language } from '@/lib/i18n/language';
import { ListDecisions } from './list-decisions';
import { ListState } from './list-state';
import { MakingProgress } from './making-progress';
import { ChangesPart } from './tabs/changes-part';
import { CommitteePart } from './tabs/committee-part';
import { DownloadButtons } from './tabs/download-buttons';
import { Hindrances } from './tabs/hindrances';
import { LinesPart } from './tabs/lines-part';
import { useNamesOfParts } from './tabs/names-of-parts';
import { PdfPart } from './tabs/pdf-part';
import { SummaryTable } from './tabs/summary-table';
import { usePlace } from './use-place';

const deeds = ['asked', 'confirmed', 'published', 'withdrawn'] as const;

const parts = ['summary', 'lines', 'committee', 'changes'] as const;

export function OneList({ number }: { number: number }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  const { params, go } = usePlace();
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...creditorQueries.list(number),
    refetchOnMount: 'always',
  });
  const back = <BackLink home={listPaths.console} label={t('list.back')} only={[]} />;
  if (!list)
    return (
      <>
        {back}
        {error ? (
          <CallFailure
            title={t('list.failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageSpinner label={t('list.loading')} />
        )}
      </>
    );
  const part = parts.find((one) => one === params.get('part')) ?? 'summary';
  return (
    <>
      {back}
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl text-peacock-deep sm:text-3xl">
          {t('list.title', { number })}, {t('list.asOn', { date: formatDate(list.asOn, language) })}
        </h1>
        <ListState list={list} />
      </div>
      <ListDeeds list={list} />
      {list.state === 'making' && <MakingProgress list={list} />}
      <ListDecisions list={list} />
      {list.sha256 && (
        <>
          <ListFiles list={list} />
          <Tabs
            className="mt-6"
            value={part}
            onValueChange={(next) =>
              go({ part: next, page: null, kind: null, hindrance: null }, false)
            }
          >
            <TabsList aria-label={t('tabs.label')} className="overflow-x-auto">
              {parts.map((one) => (
                <TabsTrigger key={one} value={one} className="px-2 sm:px-4">
                  {t(`tabs.${one}`)}
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value="summary">
              <Hindrances list={list} />
              <SummaryTable list={list} />
            </TabsContent>
            <TabsContent value="lines">
              <LinesPart list={list} />
            </TabsContent>
            <TabsContent value="committee">
              <CommitteePart number={number} />
            </TabsContent>
            <TabsContent value="changes">
              <ChangesPart number={number} />
            </TabsContent>
          </Tabs>
        </>
      )}
    </>
  );
}

/** Who did what to a list and when, and the hash of its lines. */
function ListDeeds({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {deeds.map((deed) => {
        const done = list[deed];
        if (!done) return null;
        const name = done.by ? fullName(done.by) : t('deeds.portal');
        return (
          <p key={deed}>{t(`deeds.${deed}`, { name, when: formatDateTime(done.at, language) })}</p>
        );
      })}
      {list.publishedOver && (
        <p className="whitespace-pre-line wrap-anywhere">
          {t('deeds.publishedOver', { reason: list.publishedOver })}
        </p>
      )}
      {list.withdrawn && !list.withdrawn.by && <p>{t('making.givenUp')}</p>}
      {list.replacedBy && <p>{t('list.replaced', { number: list.replacedBy })}</p>}
      {list.sha256 && <p className="wrap-anywhere">SHA-256 {list.sha256}</p>}
    </div>
  );
}

/** The PDF in each language but English, by the name of its button. */
const translated = {
  hi: { pdfHindi: { format: 'pdf', language: 'hi' } },
} as const satisfies Record<Exclude<Language, 'en'>, object>;

const files = {
  xlsx: { format: 'xlsx' },
  csv: { format: 'csv' },
  json: { format: 'json' },
  pdf: { format: 'pdf' },
  ...translated.hi,
} as const satisfies Record<string, Omit<ListFileAsked, 'number'>>;

/** A long list is several PDFs. */
function ListFiles({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.files');
  const names = useNamesOfParts(list);
  const [part, setPart] = useState(1);
  const titles = {
    xlsx: t('xlsx'),
    csv: t('csv'),
    json: t('json'),
    pdf: t('pdf'),
    pdfHindi: t('pdfHindi'),
  } satisfies Record<keyof typeof files, string>;
  return (
    <section aria-label={t('title')} className="mt-4 flex flex-wrap items-center gap-2">
      <DownloadButtons
        files={titles}
        save={(name) =>
          downloadList({
            number: list.number,
            ...files[name],
            ...(files[name].format === 'pdf' && { part }),
          })
        }
      />
      <PdfPart part={part} names={names} onChoose={setPart} />
    </section>
  );
}
