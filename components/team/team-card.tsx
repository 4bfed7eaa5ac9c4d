'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Mark } from '@/components/claims/marks/mark-with';
import { useMark } from '@/components/claims/marks/use-mark';
import { Avatar } from '@/components/shell/account/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import type { Professional } from '@/lib/client/queries/queries';
import { formatDate } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { AllowNumbers } from './allow-numbers';
import { ProofDialog } from './proof-dialog';
import { Proposed } from './proposed';
import { type TeamChange, takesAway, tasksOf } from './team-changes';
import { TeamConfirm } from './team-confirm';

const tones = { pending: 'yellow', active: 'green', declined: 'red', disabled: 'gray' } as const;

type TeamCardProps = {
  person: Professional;
  /** The person who looks at the card. */
  self: boolean;
  /** How many of the listed claims they have in hand, where claims are listed. */
  onPage: number | undefined;
};

export function TeamCard({ person, self, onPage }: TeamCardProps) {
  const t = useTranslations('ip.team');
  const roles = useTranslations('ip.roles');
  const name = fullName(person);
  const mark = useMark(person.marks);
  const [asked, ask] = useState<TeamChange | null>(null);
  const [resetting, setResetting] = useState(false);
  const [allowing, setAllowing] = useState(false);
  // Another administrator was quicker.
  if (resetting && !person.secondFactor) setResetting(false);
  return (
    <article aria-label={name} className="rounded-md border border-line-strong bg-sheet p-3 sm:p-4">
      <div className="flex gap-3">
        <Avatar name={name} className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-semibold wrap-anywhere">{mark(name)}</p>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone="peacock">{roles(person.role)}</Badge>
              <Badge tone={tones[person.status]}>{t(`status.${person.status}`)}</Badge>
              {person.secondFactor && <Badge>{t('secondFactor')}</Badge>}
              <Badge tone={person.emailProven ? 'green' : 'yellow'}>
                {t(person.emailProven ? 'addressProven' : 'addressNotProven')}
              </Badge>
              {self && <Badge>{t('you')}</Badge>}
            </span>
          </div>
          <p className="wrap-anywhere text-ink-soft">{person.email && mark(person.email)}</p>
        </div>
      </div>
      {person.proposal && <Proposed person={person} proposal={person.proposal} name={name} />}
      <TeamFacts person={person} onPage={onPage} mark={mark} />
      <div className="mt-3 flex flex-wrap gap-2">
        {tasksOf(person, self).map((task) => (
          <Button
            key={task}
            size="sm"
            variant={task === 'approve' ? 'primary' : takesAway(task) ? 'quiet' : 'secondary'}
            aria-label={t(`doFor.${task}`, { name })}
            onClick={() => {
              if (task === 'resetSecondFactor') setResetting(true);
              else if (task === 'allowNumbers') setAllowing(true);
              else ask(task);
            }}
          >
            {t(`do.${task}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <TeamConfirm
          change={asked}
          person={person}
          name={name}
          self={self}
          onClose={() => ask(null)}
        />
      )}
      {resetting && (
        <ResetSecondFactor id={person.id} name={name} onClose={() => setResetting(false)} />
      )}
      {allowing && <AllowNumbers id={person.id} name={name} onClose={() => setAllowing(false)} />}
    </article>
  );
}

type ResetSecondFactorProps = { id: string; name: string; onClose: () => void };

/** Removes a colleague's second factor, after the administrator proved who they are. */
function ResetSecondFactor({ id, name, onClose }: ResetSecondFactorProps) {
  const t = useTranslations('ip.team');
  return (
    <ProofDialog
      title={t('ask.resetSecondFactor', { name })}
      description={t('follows.resetSecondFactor', { name })}
      mutation={teamMutations.resetSecondFactor(id)}
      submitLabel={t('do.resetSecondFactor')}
      danger
      onDone={({ awaitsConfirmation }) => {
        onClose();
        const title = awaitsConfirmation
          ? t('proposed', { name, change: 'remove' })
          : t('done.resetSecondFactor', { name });
        toast({ variant: 'success', title });
      }}
      onClose={onClose}
    />
  );
}

type TeamFactsProps = Pick<TeamCardProps, 'person' | 'onPage'> & { mark: Mark };

/** What an approver looks at: licence, organisation, since when, and how much is in hand. */
function TeamFacts({ person, onPage, mark }: TeamFactsProps) {
  const t = useTranslations('ip');
  const language = useLocale();
  const { licenseNumber, organization, licenceLooksUnusual, assignedClaims, openClaims } = person;
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      <Fact label={t('facts.licenseNumber')}>
        {licenseNumber && mark(licenseNumber)}
        {licenceLooksUnusual && (
          <span className="flex gap-1.5 text-sm text-yellow">
            <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {t(licenseNumber ? 'team.unusual' : 'team.noLicense')}
          </span>
        )}
      </Fact>
      {organization && <Fact label={t('facts.organization')}>{mark(organization)}</Fact>}
      <Fact label={t('team.assigned')}>
        <span className="figures">
          {t('team.load', { count: assignedClaims, open: openClaims })}
          {onPage !== undefined && t('team.onPage', { onPage })}
        </span>
      </Fact>
      <Fact label={t('team.registered')}>{formatDate(person.createdAt, language)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
