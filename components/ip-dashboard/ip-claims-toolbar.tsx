'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ImportButton } from '@/components/import/import-button';
import { ExportButton } from '@/components/ip-dashboard/export/export-button';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { TeamManagement } from '@/components/team/team-management';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { may, reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { listKeys } from './list-keys';

const TakeDialog = onDemand(
  async () => (await import('@/components/ip-dashboard/pool/take-dialog')).TakeDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

const LayoutDialog = onDemand(
  async () => (await import('@/components/ip-dashboard/layout/layout-dialog')).LayoutDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

const KeysDialog = onDemand(
  async () => (await import('@/components/keys/keys-dialog')).KeysDialog,
  { close: ({ onClose }) => onClose() },
);

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

function KeysButton() {
  const t = useTranslations('keys');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <span className="max-md:hidden">
      <Button variant="quiet" onClick={() => setOpen(true)} {...hint('help')}>
        {t('title')}
      </Button>
      {open && <KeysDialog of={listKeys} documents={false} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Opens the choice of columns and rows; cards have neither. */
function LayoutButton() {
  const t = useTranslations('ip.claims.layout');
  const hint = useKeyHint(listKeys);
  const [open, setOpen] = useState(false);
  return (
    <span className="max-md:hidden">
      <Button variant="secondary" onClick={() => setOpen(true)} {...hint('columns')}>
        {t('open')}
      </Button>
      {open && <LayoutDialog onClose={() => setOpen(false)} />}
    </span>
  );
}

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
