'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ExportButton } from '@/components/ip-dashboard/export/export-button';
import { useSelectMatching } from '@/components/ip-dashboard/selection/use-select-matching';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { Button } from '@/components/ui/button';
import { may, type Role } from '@/lib/access/permissions';
import type { BulkChange } from './bulk-change';

type BulkBarProps = {
  list: ClaimsList;
  selection: Selection;
  /** How many are selected, in words. */
  selected: string;
  /** That no more can be, when it is so. */
  full: string;
  role: Role;
  onChange: (kind: BulkChange['kind']) => void;
};

/** What can be done with the selected claims; keeps to the lower edge of the window. */
export function BulkBar({ list, selection, selected, full, role, onChange }: BulkBarProps) {
  const t = useTranslations('ip.bulk');
  const matching = useSelectMatching(list, selection);
  return (
    <section
      aria-label={t('region')}
      data-lower-edge
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-peacock bg-peacock-tint px-4 py-2 sm:px-6"
    >
      <div className="figures mr-auto flex flex-wrap items-center gap-x-3 font-semibold max-md:w-full max-md:justify-between">
        <span>{selected}</span>
        <Button variant="quiet" size="sm" onClick={selection.clear}>
          <X aria-hidden="true" />
          <span className="max-md:sr-only">{t('clear')}</span>
        </Button>
        {matching.offered && (
          <Button variant="quiet" size="sm" pending={matching.pending} onClick={matching.select}>
            {matching.count < list.total
              ? t('selectFirst', { count: matching.count })
              : t('selectMatching', { count: matching.count })}
          </Button>
        )}
        {full && <span className="w-full font-normal">{full}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {may(role, 'claim.setStatus') && (
          <Button variant="secondary" size="sm" onClick={() => onChange('status')}>
            {t('updateStatus')}
          </Button>
        )}
        {may(role, 'claim.assignMany') && (
          <Button variant="secondary" size="sm" onClick={() => onChange('assign')}>
            {t('assignTo')}
          </Button>
        )}
        {may(role, 'report.export') && (
          <ExportButton size="sm" claimIds={selection.claims.map(({ id }) => id)} />
        )}
      </div>
    </section>
  );
}
