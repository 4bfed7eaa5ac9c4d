'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Fact, Facts } from '@/components/claim/form/facts';
import { useUser } from '@/components/shell/session/use-user';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { isProfessional } from '@/lib/access/role';
import type {
  PresentedTransfer,
  TransferDeed,
  TransferState,
} from '@/lib/claims/deeds/transfers/present';
import { paths } from '@/lib/client/paths/paths';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { AnswerForm } from './answer-form';
import { DocumentButton } from './document-button';
import { RefusalForm } from './refusal-form';
import { useTransfer } from './use-transfer';

const tones: Record<TransferState, BadgeTone> = {
  reported: 'yellow',
  agreed: 'blue',
  proposed: 'blue',
  accepted: 'green',
  refused: 'red',
  declined: 'red',
  taken_back: 'plain',
};

/** A transfer: how much goes to whom and since when, how far it is, and buttons. */
export function TransferEntry({ transfer }: { transfer: PresentedTransfer }) {
  const t = useTranslations('transfers');
  const { role } = useUser();
  const professional = isProfessional(role);
  const { state, direction, from, transferee, amount } = transfer;
  const sentence = direction === 'from' ? 'goes' : 'comes';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {t(sentence, { amount: formatMoney(amount), to: transferee.name, from: from.name })}
        </p>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-ink-soft">{t(`what.${professional ? 'desk' : direction}.${state}`)}</p>
      <TransferFacts transfer={transfer} />
      <div className="flex flex-wrap gap-2">
        <DocumentButton document={transfer.deed} label={t('deed')} />
        {transfer.paper && transfer.paper.id !== transfer.deed.id && (
          <DocumentButton document={transfer.paper} label={t('paper')} />
        )}
      </div>
      <Deeds transfer={transfer} />
    </li>
  );
}

function TransferFacts({ transfer }: { transfer: PresentedTransfer }) {
  const t = useTranslations('transfers.facts');
  const language = useLocale();
  const { on, reportBy, reportedOn, answeredOn, effectiveOn, relatedParty, reasons } = transfer;
  const { from, to, transferee, direction, by } = transfer;
  const day = (value: string) => formatDate(value, language);
  const claim = (one: { id: string | null; claimNumber: string }) =>
    by && one.id ? (
      <Link className="link" href={paths.ipClaim(one.id)}>
        {one.claimNumber}
      </Link>
    ) : (
      one.claimNumber
    );
  const told = (value: string) => (
    <>
      {day(value)}
      {value > reportBy && <> ({t('tooLate')})</>}
    </>
  );
  const facts: Fact[] = [
    { label: t('on'), value: day(on) },
    { label: t('reportBy'), value: day(reportBy) },
    { label: t('reported'), value: told(reportedOn) },
    { label: t('answered'), value: answeredOn ? told(answeredOn) : t('notYet') },
    ...(direction === 'to' ? [{ label: t('from'), value: claim(from) }] : []),
    ...(to && direction === 'from' ? [{ label: t('to'), value: claim(to) }] : []),
    ...(direction === 'from' && transferee.email
      ? [{ label: t('email'), value: transferee.email }]
      : []),
    ...(relatedParty === null
      ? []
      : [{ label: t('related'), value: t(relatedParty ? 'yes' : 'no') }]),
    ...(effectiveOn ? [{ label: t('effective'), value: day(effectiveOn) }] : []),
    ...(by ? [{ label: t('who'), value: whoDid(by, (step) => t(`by.${step}`)), wide: true }] : []),
    ...(reasons ? [{ label: t('reasons'), value: reasons, wide: true }] : []),
  ];
  return <Facts columns={2} facts={facts} />;
}

type By = NonNullable<PresentedTransfer['by']>;
const steps = ['reported', 'answered', 'proposed', 'closed'] as const;

const whoDid = (by: By, said: (step: keyof By) => string) =>
  steps
    .flatMap((step) => {
      const person = by[step];
      return person ? [`${said(step)}: ${fullName(person)}`] : [];
    })
    .join(' · ');

function Deeds({ transfer }: { transfer: PresentedTransfer }) {
  const t = useTranslations('transfers.deeds');
  const [open, setOpen] = useState<TransferDeed | null>(null);
  const { send, pending } = useTransfer(transfer.id, () => setOpen(null));
  const { next } = transfer;
  if (next.length === 0) return null;
  if (open === 'answer') return <AnswerForm transfer={transfer} onClose={() => setOpen(null)} />;
  if (open === 'refuse') return <RefusalForm id={transfer.id} onClose={() => setOpen(null)} />;
  return (
    <div className="flex flex-wrap gap-2">
      {next.includes('accept') && (
        <Button pending={pending} onClick={() => send({ deed: 'accept', body: {} })}>
          {t('accept')}
        </Button>
      )}
      {next.includes('answer') && <Button onClick={() => setOpen('answer')}>{t('answer')}</Button>}
      {next.includes('refuse') && (
        <Button variant="secondary" onClick={() => setOpen('refuse')}>
          {t('refuse')}
        </Button>
      )}
      {next.includes('take_back') && (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => send({ deed: 'take-back', body: {} })}
        >
          {t('takeBack')}
        </Button>
      )}
    </div>
  );
}
