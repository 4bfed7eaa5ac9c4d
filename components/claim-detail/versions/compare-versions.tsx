'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/loading/spinner';
import { Select } from '@/components/ui/select/select';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedVersion } from '@/lib/claims/records/versions';
import { queries } from '@/lib/client/queries/queries';
import { changesBetween } from '@/lib/forms/changes';
import { formOf } from '@/lib/forms/definitions/registry';
import { distinctMasks } from '@/lib/forms/distinct-masks';
import { ChangesTable } from './changes-table';

interface CompareVersionsProps {
  claim: PresentedClaim;
  versions: PresentedVersion[];
}

export function CompareVersions({ claim, versions }: CompareVersionsProps) {
  const t = useTranslations('claim.versions');
  const { from, to, choose, earlier, later } = useComparedPair(claim.version, versions);
  const both = useQueries({ queries: [from, to].map((each) => queries.version(claim.id, each)) });
  const error = both.map((each) => each.error).find((each) => each !== null);
  const form = formOf(claim.creditorType);
  const [a, b] = both.map(({ data }) => data && distinctMasks(form, data.claimData, data.marks));
  const optionsOf = (numbers: number[]) =>
    numbers.map((version) => ({ value: `${version}`, label: t('version', { version }) }));
  return (
    <section aria-labelledby="compare-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="compare-heading" className="text-lg text-peacock">
        {t('compare')}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2 md:max-w-xl">
        <Field label={t('from')}>
          <Select
            options={optionsOf(earlier)}
            value={`${from}`}
            onValueChange={(value) => choose({ from: Number(value) })}
          />
        </Field>
        <Field label={t('to')}>
          <Select
            options={optionsOf(later)}
            value={`${to}`}
            onValueChange={(value) => choose({ to: Number(value) })}
          />
        </Field>
      </div>
      {error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={both.some(({ isFetching }) => isFetching)}
          onRetry={() => both.forEach((each) => void (each.error && each.refetch()))}
        />
      )}
      {a && b && (
        <ChangesTable
          key={`${from}-${to}`}
          form={form}
          changes={changesBetween(form, a, b)}
          names={{ from, to }}
        />
      )}
      {!error && !(a && b) && <Spinner label={t('loading')} />}
    </section>
  );
}

/** The two versions to compare: at first the present one with the one before. The earlier one stays the earlier. */
function useComparedPair(present: number, versions: readonly PresentedVersion[]) {
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({});
  const { to = present, from = to - 1 } = chosen;
  const numbers = versions.map(({ version }) => version);
  return {
    from,
    to,
    earlier: numbers.filter((version) => version < to),
    later: numbers.filter((version) => version > from),
    choose: (one: { from?: number; to?: number }) => setChosen({ from, to, ...one }),
  };
}
