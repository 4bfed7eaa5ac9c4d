'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deeds } from '@/components/keys/deeds';
import { written } from '@/components/keys/key-set';
import { placesOf } from '@/components/rail/places';
import { useUser } from '@/components/shell/session/use-user';
import { may } from '@/lib/access/permissions';
import { deskQueues } from '@/lib/claims/queues/desk/queues';
import { paths } from '@/lib/client/paths/paths';
import { consoleQueries } from '@/lib/client/queries/console';
import { saysAll } from '@/lib/format/as-searched';

export interface Command {
  id: string;
  label: string;
  pressed?: string;
  run: () => void;
}

export function useCommands(typed: string) {
  const t = useTranslations('palette');
  const pages = useTranslations('rail.names');
  const names = useTranslations('keys.names');
  const { role } = useUser();
  const router = useRouter();
  // As it was when the palette opened: the page behind it waits.
  const [here] = useState(() => deeds.list());
  const enabled = may(role, 'claim.determine');
  const { data: deskViews = [] } = useQuery({ ...consoleQueries.savedViews('desk'), enabled });
  const { data: listViews = [] } = useQuery({ ...consoleQueries.savedViews('claims'), enabled });
  const go = (href: string) => () => follow(href, router.push);
  const all: Record<'deeds' | 'views', Command[]> = {
    deeds: here.map(({ name, key, run }) => ({
      id: `deed:${name}`,
      label: names(name),
      pressed: written(key),
      run,
    })),
    views: [
      ...placesOf(role).map(({ name, href }) => ({
        id: `page:${name}`,
        label: pages(name),
        run: go(href),
      })),
      ...(enabled ? deskQueues : []).map((queue) => ({
        id: `queue:${queue}`,
        label: t('queue', { name: t(`queues.${queue}`) }),
        run: go(`${paths.ipVerify}?queue=${queue}`),
      })),
      ...[
        ...deskViews.map((view) => ({ ...view, path: paths.ipVerify })),
        ...listViews.map((view) => ({ ...view, path: paths.ipDashboard })),
      ].map(({ id, name, query, path }) => ({
        id: `view:${id}`,
        label: t('view', { name }),
        run: go(`${path}?${query}`),
      })),
    ],
  };
  const found = (commands: Command[]) => commands.filter(({ label }) => saysAll(label, typed));
  return {
    deeds: found(all.deeds),
    views: found(all.views),
    claim: (id: string) => go(paths.ipClaim(id)),
  };
}

/** Goes to a page of the portal like a pressed link, so that a page with unsaved text can ask first. */
function follow(href: string, go: (href: string) => void) {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go(href);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
