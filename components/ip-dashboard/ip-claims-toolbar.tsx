'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ImportButton } from '@/components/import/import-button';
import { ExportButton } from '@/components/ip-dashboard/export/export-button';
import { KeysButton } from '@/components/ip-dashboard/keys/keys-button';
import { LayoutButton } from '@/components/ip-dashboard/layout/layout-button';
import { TakeButton } from '@/components/ip-dashboard/pool/take-button';
import { TeamManagement } from '@/components/team/team-management';
import { may, reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';

/** What can be done beside the claims themselves: the team, and a report of what is listed. */
export function IpClaimsToolbar({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip');
  const assignedOnPage: Record<string, number> = {};
  for (const { assignedToId } of list.claims) {
    if (assignedToId) assignedOnPage[assignedToId] = (assignedOnPage[assignedToId] ?? 0) + 1;
  }
  return (
    <>
      {may(role, 'professional.manage') && <TeamManagement assignedOnPage={assignedOnPage} />}
      {may(role, 'claim.import') && (
        <ImportButton label={t('bulkUpload')} forOthers onView={list.clear} />
      )}
      {reachOf(role, 'claim.read') === 'assigned' && may(role, 'claim.take') && <TakeButton />}
      <KeysButton />
      <LayoutButton />
      {may(role, 'report.export') && <ExportButton filters={list.place} />}
    </>
  );
}
