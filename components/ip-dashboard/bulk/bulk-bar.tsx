'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ExportButton } from '@/components/ip-dashboard/export/export-button';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { maxSelected } from '@/components/ip-dashboard/selection/selection';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { maxInSelection } from '@/lib/claims/queues/selections/size';
import type { ListedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { BulkChange } from './bulk-change';

const FilesDialog = onDemand(
  async () => (await import('@/components/claim-files/files-dialog')).FilesDialog,
  { close: ({ onClose }) => onClose() },
);

type BulkBarProps = {
  list: ClaimsList;
  selection: Selection;
  selected: string;
  /** Says that no more can be selected, when that is so. */
  full: string;
  /** Says how many claims another search took out of the selection. */
  lost: string;
  role: Role;
  onChange: (kind: BulkChange['kind'], everything: boolean) => void;
};

/** What the person can do with the selected claims, and with those of an earlier search; stays at the lower edge of the window. */
export function BulkBar({ lost, ...props }: BulkBarProps) {
  const t = useTranslations('ip.bulk');
  return (
    <>
      {lost && (
        <div
          data-lower-edge
          className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 border-t border-line bg-sheet px-4 py-1 md:px-3 md:py-0"
        >
          <span className="figures">{lost}</span>
          <Button variant="quiet" size="sm" onClick={props.selection.restore}>
            {t('restore')}
          </Button>
        </div>
      )}
      {props.selected && <Selected {...props} />}
    </>
  );
}

function Selected({ list, selection, selected, full, role, onChange }: Omit<BulkBarProps, 'lost'>) {
  const t = useTranslations('ip.bulk');
  const hint = useKeyHint(listKeys);
  const matching = useSelectMatching(list, selection);
  // All claims of these filters.
  const [every, setEvery] = useState('');
  const [files, setFiles] = useState(false);
  // What only comes near is chosen one by one.
  const fits = !list.near && list.total > maxSelected && list.total <= maxInSelection;
  const many = fits && selection.page === true;
  const everything = many && every === selection.search;
  const all = t('everything', { count: list.total, more: String(list.totalIsMore) });
  return (
    <section
      aria-label={t('region')}
      data-lower-edge
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-peacock bg-peacock-tint px-4 py-2 md:px-3 md:py-0.5"
    >
      <div className="figures mr-auto flex flex-wrap items-center gap-x-3 font-semibold max-md:w-full max-md:justify-between">
        <span>{everything ? all : selected}</span>
        <Button variant="quiet" size="sm" onClick={selection.clear}>
          <X aria-hidden="true" />
          <span className="max-md:sr-only">{t('clear')}</span>
        </Button>
        {many && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={everything}
            onClick={() => setEvery(everything ? '' : selection.search)}
          >
            {all}
          </Button>
        )}
        {matching.offered && !list.near && (
          <Button variant="quiet" size="sm" pending={matching.pending} onClick={matching.select}>
            {matching.count < list.total
              ? t('selectFirst', { count: matching.count })
              : t('selectMatching', { count: matching.count })}
          </Button>
        )}
        {full && <span className="w-full font-normal">{full}</span>}
      </div>
      {/* What is chosen while the rest is still being selected would be done to the page alone. */}
      <fieldset
        data-tools=""
        disabled={matching.pending}
        className="flex flex-wrap items-center gap-2"
      >
        <legend className="sr-only">{t('region')}</legend>
        {may(role, 'claim.setStatus') && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange('status', everything)}
            {...hint('status')}
          >
            {t('updateStatus')}
          </Button>
        )}
        {may(role, 'claim.assignMany') && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange('assign', everything)}
            {...hint('assign')}
          >
            {t('assignTo')}
          </Button>
        )}
        {may(role, 'claim.file') && !everything && (
          <Button variant="secondary" size="sm" onClick={() => setFiles(true)}>
            <Archive aria-hidden="true" />
            {t('wholeFile')}
          </Button>
        )}
        {may(role, 'report.export') && (
          <ExportButton
            size="sm"
            {...(everything
              ? { filters: list.place }
              : { claimIds: selection.claims.map(({ id }) => id) })}
          />
        )}
      </fieldset>
      {files && (
        <FilesDialog ids={selection.claims.map(({ id }) => id)} onClose={() => setFiles(false)} />
      )}
    </section>
  );
}

/** The list gives no more at once. */
const limit = 100;

/** Selects the claims of all pages of a list, as far as a selection reaches. */
function useSelectMatching({ place, total }: ClaimsList, selection: Selection) {
  const t = useTranslations('ip.claims');
  const errorText = useErrorText();
  const client = useQueryClient();
  const count = Math.min(total, maxSelected);
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const { search } = selection;
      const claims: ListedClaim[] = [];
      for (let page = 1; (page - 1) * limit < count; page += 1) {
        const query = queries.claims({ ...place, page, limit });
        claims.push(...(await client.fetchQuery({ ...query, staleTime: 0 })).claims);
      }
      return { search, claims };
    },
    // The person may have begun another search.
    onSuccess: selection.giveBack,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    count,
    /** The whole page is selected, and there is more. */
    offered: selection.page === true && total > selection.onPage && selection.claims.length < count,
    pending: isPending,
    select: () => mutate(),
  };
}
