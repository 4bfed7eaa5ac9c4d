'use client';

import MailPlus from 'lucide-react/icons/mail-plus';
import SquarePen from 'lucide-react/icons/square-pen';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Arrangement, FormDetails } from '@/components/claim/form/form-details';
import { MissingFields } from '@/components/claim/form/missing-fields';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { DocumentsRequired } from './documents-required';

interface FiledFormProps {
  claim: PresentedClaim;
  arranged?: Arrangement;
}

/** For professionals: the claim as filed, and what it lacks. */
export function FiledForm({ claim, arranged }: FiledFormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MissingFields claim={claim} reader="professional" />
      <DocumentsRequired claim={claim} reader="professional" />
      <FormDetails claim={claim} lead={<FiledBy claim={claim} />} {...(arranged && { arranged })} />
    </div>
  );
}

const InviteDialog = onDemand(async () => (await import('./invite-dialog')).InviteDialog, {
  close: ({ onClose }) => onClose(),
});

/** Who filed the claim and how to reach them; professionals also see when the address is not confirmed. */
function FiledBy({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('glance');
  const words = useTranslations('claim.claimant');
  const language = useLocale();
  const { claimant, filedBeforeProof, submittedAt, receivedBy, enteredBy } = claim;
  const facts = [
    { label: words('name'), value: fullName(claimant) },
    { label: words('email'), value: claimant.email ?? t('noAddress') },
    ...(claimant.phone
      ? [
          {
            label: words('phone'),
            value: `+91 ${claimant.phone.slice(0, 5)} ${claimant.phone.slice(5)}`,
          },
        ]
      : []),
    receivedBy
      ? {
          label: t(`receivedBy.${receivedBy}`),
          value: formatDate(submittedAt, language),
        }
      : { label: t('filed'), value: formatDateTime(submittedAt, language) },
    ...(enteredBy ? [{ label: t('enteredBy'), value: fullName(enteredBy) }] : []),
  ];
  return (
    <section aria-label={t('filedBy')} id="filed" tabIndex={-1} className="pointed">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {claim.correctable && <EntryDeeds claim={claim} />}
      {filedBeforeProof && <p className="mt-1 text-yellow">{words('filedBeforeProof')}</p>}
    </section>
  );
}

/** For a claim from paper: correct it, give its creditor an account, or invite them at another address. */
function EntryDeeds({ claim }: { claim: PresentedClaim }) {
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
