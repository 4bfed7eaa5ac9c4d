'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { usePlace } from '@/components/creditors/use-place';
import { BackLink } from '@/components/shell/back/back-link';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { Button } from '@/components/ui/button';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { toast } from '@/components/ui/toast/toast';
import { paths } from '@/lib/client/paths/paths';
import { downloadFigures, figureQueries } from '@/lib/client/queries/figures';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { Period } from '@/lib/creditor-lists/figures/schema';
import { dayInIndia } from '@/lib/format/date';
import { AgeingTable } from './ageing-table';
import { CategoriesChart } from './categories-chart';
import { CategoriesTable } from './categories-table';
import { periodIn, usualPeriods } from './period';
import { PeriodForm } from './period-form';

/** Figures of the claims received in a period, for the regulator's forms. */
export function FiguresPage() {
  const t = useTranslations('figures');
  const commencementDate = useCaseFacts()?.commencementDate ?? null;
  const usual = usualPeriods(dayInIndia(new Date()), commencementDate);
  const period = periodIn(usePlace().params) ?? usual.all ?? usual.thisMonth;
  const { data, error, isFetching, refetch } = useQuery(figureQueries.figures(period));
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
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

/** The figures as a workbook, in the language of the page. */
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
