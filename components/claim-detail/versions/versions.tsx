'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { CallFailure } from '@/components/claims/call-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedVersion } from '@/lib/claims/records/versions';
import { queries } from '@/lib/client/queries/queries';
import { formatDateTime } from '@/lib/format/date';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import { CompareVersions } from './compare-versions';

export function Versions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.versions');
  const versions = useInfiniteQuery(queries.versions(claim.id));
  const list = versions.data ?? [];
  const box = useRef<HTMLDivElement>(null);
  // It replaces the button that the person pressed.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      {versions.isPending && <Spinner label={t('loading')} />}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.map((version) => (
          <VersionEntry key={version.version} version={version} claim={claim} />
        ))}
      </ol>
      {versions.error && (
        <CallFailure
          title={t('failed')}
          error={versions.error}
          retrying={versions.isFetching}
          onRetry={() =>
            void (versions.isFetchNextPageError ? versions.fetchNextPage() : versions.refetch())
          }
        />
      )}
      {versions.hasNextPage && !versions.error && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      )}
      {list.length > 1 && <CompareVersions claim={claim} versions={list} />}
    </div>
  );
}

interface VersionEntryProps {
  version: PresentedVersion;
  claim: PresentedClaim;
}

function VersionEntry({ version, claim }: VersionEntryProps) {
  const t = useTranslations('claim.versions');
  const words = useFormWords();
  const language = useLocale();
  const list = new Intl.ListFormat(language);
  const form = formOf(claim.creditorType);
  const labels = version.fields.map((name) => labelOf(words, form, name));
  const name = version.savedBy;
  return (
    <li className="border-l-4 border-line pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-semibold">{t('version', { version: version.version })}</span>
        {version.version === claim.version && <Badge tone="peacock">{t('present')}</Badge>}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {t(version.version === 1 ? 'filed' : 'saved', { name })} ·{' '}
        <time dateTime={version.savedAt} className="figures">
          {formatDateTime(version.savedAt, language)}
        </time>
      </p>
      {labels.length > 0 && (
        <p className="wrap-anywhere">{t('fields', { fields: list.format(labels) })}</p>
      )}
    </li>
  );
}
