'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';
import { queries } from '@/lib/client/queries';
import { CompareVersions } from './compare-versions';
import { VersionEntry } from './version-entry';

/** The versions of a claim, and any two of them side by side. */
export function Versions({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.versions');
  const versions = useInfiniteQuery(queries.versions(claim.id));
  const list = versions.data ?? [];
  const box = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed.
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
