'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { ClaimsCard } from '@/components/claims/claims-card';
import { windowWithLast } from '@/components/claims/page-window';
import { ResultsPages } from '@/components/claims/results-pages';
import { type ClaimsList, useClaimsList } from '@/components/claims/use-claims-list';
import { workPlaces } from '@/components/claims/work-place';
import type { BulkChange } from '@/components/ip-dashboard/bulk/bulk-change';
import { Filters } from '@/components/ip-dashboard/filters/filters';
import type { ListDeeds } from '@/components/ip-dashboard/keys/use-list-keys';
import { useListLayout } from '@/components/ip-dashboard/layout/use-list-layout';
import { maxSelected } from '@/components/ip-dashboard/selection/selection';
import { type Selection, useSelection } from '@/components/ip-dashboard/selection/use-selection';
import { ClaimsTable } from '@/components/ip-dashboard/table/claims-table';
import { SelectPageLine } from '@/components/ip-dashboard/table/select-page';
import { Overview } from '@/components/ip-overview/overview';
import { useUser } from '@/components/shell/session/use-user';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAtRest } from '@/components/ui/loading/use-ahead';
import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { keptListRows } from '@/lib/client/kept-list-rows';
import { narrowing } from '@/lib/client/queries/queries';
import type { ListRows } from '@/lib/reference/list-rows';
import { IpClaimsContext } from './ip-claims-context';
import { IpClaimsToolbar } from './ip-claims-toolbar';
import { Statistics } from './statistics';
import { useIpClaimsDialog } from './use-ip-claims-dialog';

const Listening = onDemand(
  async () => (await import('@/components/ip-dashboard/keys/listening')).Listening,
  { quiet: true },
);

const BulkBar = onDemand(
  async () => (await import('@/components/ip-dashboard/bulk/bulk-bar')).BulkBar,
);

/**
 * The figures, and the claims behind them to search, narrow, go through and change. `rowsDrawn`: how many rows a page has, as the server
 * read it from this browser's cookie.
 */
export function IpClaims({ rowsDrawn }: { rowsDrawn: ListRows }) {
  const user = useUser();
  const t = useTranslations('ip.claims');
  const { role } = user;
  const [rows, setRows] = useBrowserState(keptListRows, rowsDrawn);
  const list = useClaimsList(rows, may(role, 'claim.filterByAssignee'), workPlaces);
  const selection = useSelection(user.id, list.claims, JSON.stringify(narrowing(list.place)));
  const { deeds, dialog, held, changeSelected, hold, close } = useIpClaimsDialog(
    list,
    selection,
    user,
  );
  const layout = useListLayout();
  const mine = list.claims.filter((claim) => claim.assignedToId === user.id).length;

  function chooseRows(chosen: ListRows) {
    if (chosen === rows) return;
    setRows(chosen);
    // Its pages are others now.
    list.narrow({});
  }

  const actions = { ...deeds, rows, setRows: chooseRows };
  return (
    <IpClaimsContext value={actions}>
      <div className="above-list">
        <Statistics list={list} mine={list.error ? null : list.known ? mine : undefined} />
        <div data-tools="" className="flex flex-wrap items-center gap-1 max-md:contents">
          <IpClaimsToolbar list={list} role={role} />
        </div>
        <Overview />
      </div>
      <ClaimsCard
        list={list}
        title={t('title')}
        failed={t('failed')}
        fills
        filters={<Filters list={list} role={role} />}
      >
        {(turnTo) => (
          <>
            {list.near && (
              <p role="status" className="px-4 pb-1 text-ink-soft">
                {t('near')}
              </p>
            )}
            {list.claims.length > 0 && <SelectPageLine />}
            <ClaimsTable list={list} layout={layout} />
            <SelectedClaims
              list={list}
              selection={selection}
              role={role}
              onChange={changeSelected}
            />
            {list.total > 0 && <Pages list={list} onPageChange={turnTo} />}
          </>
        )}
      </ClaimsCard>
      <KeysOfList list={list} actions={actions} />
      <IpClaimsDialog
        dialog={dialog}
        held={held}
        role={role}
        selection={selection}
        onHeld={hold}
        onClose={close}
      />
    </IpClaimsContext>
  );
}

type SelectedClaimsProps = Omit<ComponentProps<typeof BulkBar>, 'selected' | 'full' | 'lost'>;

function SelectedClaims(props: SelectedClaimsProps) {
  const t = useTranslations('ip.bulk');
  const { claims, onPage, lost } = props.selection;
  const count = claims.length;
  const selected = count > 0 ? t('selected', { count, onPage }) : '';
  const full = count === maxSelected ? t('full', { max: maxSelected }) : '';
  const gone = lost.length > 0 ? t('lost', { count: lost.length }) : '';
  return (
    <>
      {/* Rendered from the start, so that screen readers announce what comes into it. */}
      <p role="status" className="sr-only">
        {selected} {full} {gone}
      </p>
      {(selected || gone) && <BulkBar {...props} selected={selected} full={full} lost={gone} />}
    </>
  );
}

/** The code of the list's keys loads with the first of them, or once the page is at rest. */
function KeysOfList(deeds: ListDeeds) {
  const rested = useAtRest();
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    window.addEventListener('keydown', setFirst, { once: true });
    return () => window.removeEventListener('keydown', setFirst);
  }, []);
  return rested || first ? <Listening {...deeds} first={first} /> : null;
}

type PagesProps = { list: ClaimsList; onPageChange: (page: number) => void };

function Pages({ list, onPageChange }: PagesProps) {
  const t = useTranslations('ip.claims');
  const { place, total, pageCount } = list;
  if (pageCount === 1) {
    return (
      <div className="list-foot pages-line figures text-ink-soft">
        <p aria-live="polite">{t('showing', { from: 1, to: total, total, more: 'false' })}</p>
        <p>{t('onlyPage')}</p>
      </div>
    );
  }
  return (
    <div className="list-foot">
      <ResultsPages
        list={list}
        pages={windowWithLast(place.page, pageCount)}
        summary={(span) => t('showing', span)}
        onPageChange={onPageChange}
      />
    </div>
  );
}

const BulkDialogs = onDemand(
  async () => (await import('@/components/ip-dashboard/bulk/bulk-dialogs')).BulkDialogs,
  { close: ({ onClose }) => onClose() },
);

const ChangesBar = onDemand(
  async () => (await import('@/components/ip-dashboard/changes-to-undo/changes-bar')).ChangesBar,
);

type IpClaimsDialogProps = {
  dialog: BulkChange | null;
  /** This tab has held a change. */
  held: boolean;
  role: Role;
  selection: Selection;
  onHeld: () => void;
  onClose: () => void;
};

/** The dialog that is open over the claims, and what is held; their code loads with the first opening. */
function IpClaimsDialog(props: IpClaimsDialogProps) {
  const { dialog, held, role, selection, onHeld, onClose } = props;
  return (
    <>
      {held && <ChangesBar onUndone={selection.giveBack} />}
      {dialog && (
        <BulkDialogs
          change={dialog}
          role={role}
          onHeld={(ids) => {
            onHeld();
            if (ids.length > 0) selection.drop(ids);
            else selection.clear();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
