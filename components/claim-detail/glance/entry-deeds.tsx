'use client';

import MailPlus from 'lucide-react/icons/mail-plus';
import SquarePen from 'lucide-react/icons/square-pen';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';

const InviteDialog = onDemand(async () => (await import('./invite-dialog')).InviteDialog, {
  close: ({ onClose }) => onClose(),
});

/** What can be done with a claim from paper: putting it right, and giving its creditor an account, or inviting them elsewhere. */
export function EntryDeeds({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('glance');
  const [inviting, setInviting] = useState(false);
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      <Link
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        href={`${paths.ipClaim(claim.id)}/correct`}
        prefetch={false}
      >
        <SquarePen aria-hidden="true" />
        {t('correct')}
      </Link>
      <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
        <MailPlus aria-hidden="true" />
        {t(claim.claimant.email === null ? 'invitation.button' : 'invitation.correct')}
      </Button>
      {inviting && <InviteDialog claim={claim} onClose={() => setInviting(false)} />}
    </div>
  );
}
