'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ImportButton } from '@/components/import/import-button';
import { ExportButton } from '@/components/ip-dashboard/export/export-button';
import { TeamManagement } from '@/components/team/team-management';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { may, reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';

const TakeDialog = onDemand(
  async () => (await import('@/components/ip-dashboard/pool/take-dialog')).TakeDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

/** What can be done beside the claims themselves: the team, and a report of what is listed. */
export function IpClaimsToolbar({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip');
  return (
    <>
      {may(role, 'professional.manage') && <TeamManagement claims={list.claims} />}
      {may(role, 'claim.import') && (
        <ImportButton label={t('bulkUpload')} forOthers onView={list.clear} />
      )}
      {reachOf(role, 'claim.read') === 'assigned' && may(role, 'claim.take') && <TakeButton />}
      {may(role, 'report.export') && <ExportButton filters={list.place} />}
    </>
  );
}

/** Opens what is in nobody's hands, to take some of it. */
function TakeButton() {
  const t = useTranslations('ip.pool');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <TakeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
