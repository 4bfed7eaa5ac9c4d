'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { consoleQueries } from '@/lib/client/queries/console';
import { RuleRow } from './rule-row';

/** The rules that propose by themselves, one for each form. */
export function RulesCard() {
  const t = useTranslations('ip.case.rules');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...consoleQueries.rules,
    refetchOnMount: 'always',
  });
  return (
    <Card aria-labelledby="rules-heading">
      <CardHeader id="rules-heading" title={t('title')} text={t('text')} />
      <CardBody>
        {data && isFetchedAfterMount ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {data.rules.map((rule) => (
              <RuleRow key={rule.creditorType} rule={rule} />
            ))}
          </ul>
        ) : error && !isFetching ? (
          <CallFailure
            title={t('failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <p className="grid min-h-60 place-items-center">
            <Spinner label={t('loading')} showLabel />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
