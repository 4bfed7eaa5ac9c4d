'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Professional } from '@/lib/client/queries/queries';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { TeamCard } from './team-card';

// So that a team of hundreds opens as fast as one of five.
const atOnce = 25;

type TeamGroupProps = {
  title: string;
  people: Professional[];
  assignedOnPage: Record<string, number>;
};

/** Those whose accounts stand alike. */
export function TeamGroup({ title, people, assignedOnPage }: TeamGroupProps) {
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
              onPage={assignedOnPage[person.id] ?? 0}
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
