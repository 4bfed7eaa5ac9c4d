'use client';

import { useId } from 'react';
import { useCurrentUser } from '@/lib/client/current-user';
import type { Professional } from '@/lib/client/queries';
import { TeamCard } from './team-card';

type TeamGroupProps = {
  title: string;
  people: Professional[];
  assignedOnPage: Record<string, number>;
};

/** Those whose accounts stand alike. */
export function TeamGroup({ title, people, assignedOnPage }: TeamGroupProps) {
  const id = useId();
  const current = useCurrentUser();
  const mine = current.state === 'known' ? current.user.id : undefined;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg text-peacock-deep">
        {title} <span className="figures text-ink-soft">({people.length})</span>
      </h3>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <TeamCard
              person={person}
              self={person.id === mine}
              onPage={assignedOnPage[person.id] ?? 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
