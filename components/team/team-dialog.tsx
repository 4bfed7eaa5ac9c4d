'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { SearchBox } from '@/components/claims/filters/search-box';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import type { Professional } from '@/lib/client/queries/queries';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { InviteColleague } from './invite';
import type { TeamOverPage } from './team-address';
import { TeamCard } from './team-card';
import { useTeam } from './use-team';

type TeamDialogProps = TeamOverPage & { onClose: () => void };

export function TeamDialog({ claims, onClose }: TeamDialogProps) {
  const t = useTranslations('ip.team');
  const near = useTranslations('ip.claims')('near');
  const team = useTeam();
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap gap-3">
          <div className="grow basis-64">
            <SearchBox
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              value={team.search}
              onSearch={team.searchFor}
            />
          </div>
          <InviteColleague />
        </div>
        {team.error && (
          <CallFailure
            title={t('failed')}
            error={team.error}
            retrying={team.retrying}
            onRetry={team.retry}
          />
        )}
        {team.loading && (
          <div className="grid min-h-40 place-items-center">
            <Spinner label={t('loading')} className="size-8" />
          </div>
        )}
        <div className={team.empty ? 'grid min-h-40 place-content-center gap-3' : 'contents'}>
          {/* Rendered from the start, so that screen readers announce what comes into it. */}
          <p role="status" className="text-ink-soft empty:sr-only">
            {team.near && near}
            {team.empty && t(team.search ? 'noMatch' : 'none')}
          </p>
          {team.empty && team.search && (
            <Button
              variant="secondary"
              className="justify-self-center"
              onClick={() => team.searchFor('')}
            >
              {t('clear')}
            </Button>
          )}
        </div>
        {team.groups.map(({ name, people }) => (
          <TeamGroup key={name} title={t(`groups.${name}`)} people={people} claims={claims} />
        ))}
        {team.cut && <p className="text-ink-soft">{t('more')}</p>}
      </div>
    </Dialog>
  );
}

// So that a team of hundreds opens as fast as one of five.
const atOnce = 25;

type TeamGroupProps = {
  title: string;
  people: Professional[];
} & TeamOverPage;

function TeamGroup({ title, people, claims }: TeamGroupProps) {
  const t = useTranslations('ip.team');
  const id = useId();
  const [shown, setShown] = useState(atOnce);
  const current = useCurrentUser();
  const mine = current.state === 'known' ? current.user.id : undefined;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg text-peacock-deep">
        {title} <span className="figures text-ink-soft">({people.length})</span>
      </h3>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {people.slice(0, shown).map((person) => (
          <li key={person.id}>
            <TeamCard
              person={person}
              self={person.id === mine}
              onPage={claims?.filter(({ assignedToId }) => assignedToId === person.id).length}
            />
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => setShown((before) => before + atOnce)}
        >
          {t('showMore', { count: Math.min(atOnce, people.length - shown) })}
        </Button>
      )}
    </section>
  );
}
