'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { ClaimsCard } from '@/components/claims/claims-card';
import { claimsPerPage } from '@/components/claims/claims-place';
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
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAtRest } from '@/components/ui/loading/use-ahead';
import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
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

export function IpClaims() {
  const user = useUser();
  const t = useTranslations('ip.claims');
  const { role } = user;
  const list = useClaimsList(claimsPerPage.ip, may(role, 'claim.filterByAssignee'), workPlaces);
  const selection = useSelection(user.id, list.claims);
  const { actions, dialog, held, changeSelected, hold, close } = useIpClaimsDialog(
    list,
    selection,
    user,
  );
  const layout = useListLayout();
  const mine = list.claims.filter((claim) => claim.assignedToId === user.id).length;

  return (
    <IpClaimsContext value={actions}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div data-compact="">
          <Statistics role={role} mine={list.error ? null : list.known ? mine : undefined} />
        </div>
        <Overview />
        <div data-sheet="">
          <ClaimsCard
            list={list}
            title={t('title')}
            failed={t('failed')}
            actions={<IpClaimsToolbar list={list} role={role} />}
            filters={<Filters list={list} role={role} />}
          >
            {(turnTo) => (
              <>
                {list.near && (
                  <p role="status" className="px-4 pb-3 text-ink-soft sm:px-6">
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
        </div>
      </div>
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

type SelectedClaimsProps = Omit<ComponentProps<typeof BulkBar>, 'selected' | 'full'>;

function SelectedClaims(props: SelectedClaimsProps) {
  const t = useTranslations('ip.bulk');
  const { claims, onPage } = props.selection;
  const count = claims.length;
  const selected = count > 0 ? t('selected', { count, onPage }) : '';
  const full = count === maxSelected ? t('full', { max: maxSelected }) : '';
  return (
    <>
      {/* Rendered from the start, so that screen readers announce what comes into it. */}
      <p role="status" className="sr-only">
        {selected} {full}
      </p>
      {selected && <BulkBar {...props} selected={selected} full={full} />}
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
      <CardBody className="figures flex flex-wrap md:py-3 justify-between gap-x-6 gap-y-1 text-ink-soft">
        <p aria-live="polite">{t('showing', { from: 1, to: total, total, more: 'false' })}</p>
        <p>{t('onlyPage')}</p>
      </CardBody>
    );
  }
  return (
    <CardBody className="md:py-3">
      <ResultsPages
        list={list}
        pages={windowWithLast(place.page, pageCount)}
        summary={(span) => t('showing', span)}
        onPageChange={onPageChange}
      />
    </CardBody>
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
      {held && <ChangesBar onUndone={selection.add} />}
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
