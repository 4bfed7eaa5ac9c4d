'use client';

import { useTranslations } from 'next-intl';
import { ClaimsCard } from '@/components/claims/claims-card';
import { claimsPerPage } from '@/components/claims/claims-place';
import { useClaimsList } from '@/components/claims/use-claims-list';
import { workPlaces } from '@/components/claims/work-place';
import { SelectedClaims } from '@/components/ip-dashboard/bulk/selected-claims';
import { Filters } from '@/components/ip-dashboard/filters/filters';
import { KeysOfList } from '@/components/ip-dashboard/keys/keys-of-list';
import { useListLayout } from '@/components/ip-dashboard/layout/use-list-layout';
import { useSelection } from '@/components/ip-dashboard/selection/use-selection';
import { ClaimsTable } from '@/components/ip-dashboard/table/claims-table';
import { IpClaimsContext } from '@/components/ip-dashboard/table/ip-claims-context';
import { SelectPageLine } from '@/components/ip-dashboard/table/select-page';
import { Overview } from '@/components/ip-overview/overview';
import { useUser } from '@/components/shell/session/signed-in';
import { may } from '@/lib/access/permissions';
import { IpClaimsDialog } from './ip-claims-dialog';
import { IpClaimsToolbar } from './ip-claims-toolbar';
import { Pages } from './pages';
import { Statistics } from './statistics';
import { useIpClaimsDialog } from './use-ip-claims-dialog';

/** The figures, and the claims behind them to search, narrow, go through and change. */
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
