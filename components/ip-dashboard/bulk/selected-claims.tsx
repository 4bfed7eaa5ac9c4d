'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { maxSelected } from '@/components/ip-dashboard/selection/selection';
import { onDemand } from '@/components/ui/loading/on-demand';

const BulkBar = onDemand(async () => (await import('./bulk-bar')).BulkBar);

type SelectedClaimsProps = Omit<ComponentProps<typeof BulkBar>, 'selected' | 'full'>;

/** Tells how many claims are selected, and offers what can be done with them. */
export function SelectedClaims(props: SelectedClaimsProps) {
  const t = useTranslations('ip.bulk');
  const { claims, onPage } = props.selection;
  const count = claims.length;
  const selected = count > 0 ? t('selected', { count, onPage }) : '';
  const full = count === maxSelected ? t('full', { max: maxSelected }) : '';
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <p role="status" className="sr-only">
        {selected} {full}
      </p>
      {selected && <BulkBar {...props} selected={selected} full={full} />}
    </>
  );
}
