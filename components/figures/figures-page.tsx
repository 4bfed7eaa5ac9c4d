'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Figure, PlainTable } from '@/components/creditors/tabs/plain-table';
import { usePlace } from '@/components/creditors/use-place';
import { BackLink } from '@/components/shell/back/back-link';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs/tabs';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths/paths';
import { downloadFigures, figureQueries } from '@/lib/client/queries/figures';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type AgeingLine, ageingTotals, type Figures } from '@/lib/creditor-lists/figures/present';
import type { Period } from '@/lib/creditor-lists/figures/schema';
import { dayInIndia } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { CategoriesChart } from './categories-chart';
import { CategoriesTable } from './categories-table';
import { periodIn, usualPeriods } from './period';
import { PeriodForm } from './period-form';

const TeamBoard = onDemand(async () => (await import('./team-board')).TeamBoard);

/** Figures of a period; for who leads the team, also what each colleague does today. */
export function FiguresPage() {
  const t = useTranslations('figures');
  const { role } = useUser();
  const { params, go } = usePlace();
  const leads = may(role, 'professional.manage');
  const tab = leads && params.get('tab') === 'team' ? 'team' : 'period';
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      {leads ? (
        <Tabs
          className="mt-3"
          value={tab}
          onValueChange={(next) => go({ tab: next === 'team' ? next : null })}
        >
          <TabsList aria-label={t('tabs.label')}>
            <TabsTrigger value="period">{t('tabs.period')}</TabsTrigger>
            <TabsTrigger value="team">{t('tabs.team')}</TabsTrigger>
          </TabsList>
          <TabsContent value="period">
            <FiguresOfPeriod />
          </TabsContent>
          <TabsContent value="team">
            <TeamBoard />
          </TabsContent>
        </Tabs>
      ) : (
        <FiguresOfPeriod />
      )}
    </>
  );
}

/** Figures of the claims received in a period, for the regulator's forms. */
function FiguresOfPeriod() {
  const t = useTranslations('figures');
  const commencementDate = useCaseFacts()?.commencementDate ?? null;
  const usual = usualPeriods(dayInIndia(new Date()), commencementDate);
  const period = periodIn(usePlace().params) ?? usual.all ?? usual.thisMonth;
  const { data, error, isFetching, refetch } = useQuery(figureQueries.figures(period));
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <PeriodForm key={`${period.from} ${period.to}`} period={period} usual={usual} />
      {error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <PageSpinner label={t('loading')} />}
      {!error && data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={isFetching}>
          <FiguresFile period={{ from: data.from, to: data.to }} />
          <CategoriesChart figures={data} />
          <CategoriesTable figures={data} />
          <AgeingTable figures={data} />
          <p className="text-sm text-ink-soft">{t('provisional')}</p>
        </div>
      )}
    </>
  );
}

/** In the language of the page. */
function FiguresFile({ period }: { period: Period }) {
  const t = useTranslations('figures.file');
  const language = useLocale();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: () => downloadFigures(period, language),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <div>
      <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
    </div>
  );
}

function Cells({ of: { waiting, verified, toTell, told } }: { of: Omit<AgeingLine, 'bucket'> }) {
  return (
    <>
      <Figure>{waiting.count}</Figure>
      <Figure>{formatMoney(waiting.amount)}</Figure>
      <Figure>{verified}</Figure>
      <Figure>{toTell}</Figure>
      <Figure>{told}</Figure>
    </>
  );
}

/** What is done and what is still to do, by days after the law's last day. */
function AgeingTable({ figures }: { figures: Figures }) {
  const t = useTranslations('figures');
  const names = ['waiting', 'waitingAmount', 'verified', 'toTell', 'told'] as const;
  return (
    <div>
      <h2 className="text-xl text-peacock-deep">{t('ageing.title')}</h2>
      <p className="mb-2 text-ink-soft">{t('ageing.text')}</p>
      {figures.lastDateForClaims === null && (
        <Alert tone="amber" className="mb-3">
          {t('ageing.noLastDate')}
        </Alert>
      )}
      <PlainTable
        label={t('ageing.title')}
        columns={[
          { name: t('ageing.bucket') },
          ...names.map((name) => ({ name: t(`ageing.${name}`), figure: true })),
        ]}
        foot={
          <tr>
            <th scope="row" className="px-3 py-2 text-left">
              {t('total')}
            </th>
            <Cells of={ageingTotals(figures.ageing)} />
          </tr>
        }
      >
        {figures.ageing.map((line) => (
          <tr key={line.bucket}>
            <th scope="row" className="px-3 py-2 text-left font-semibold whitespace-nowrap">
              {t(`ageing.buckets.${line.bucket}`)}
            </th>
            <Cells of={line} />
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
