'use client';

import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { consoleQueries } from '@/lib/client/queries/console';
import { send } from '@/lib/client/request/request';
import { fullName } from '@/lib/format/person';

const settleMs = 700;

/** Names who else has this claim open, and tells them of this page. `tight`: in a line with other things. */
export function OpenBy({ claimId, tight }: { claimId: string; tight?: boolean }) {
  const t = useTranslations('viewer');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const [settled, setSettled] = useState(false);
  const { data: others = [] } = useQuery({ ...consoleQueries.viewers(claimId), enabled: settled });
  useEffect(() => {
    if (!settled) {
      // Loads after what the person wants to read. A claim that they only pass by does not count as opened.
      const soon = setTimeout(() => setSettled(true), settleMs);
      return () => clearTimeout(soon);
    }
    // Nobody waits for this call: the server drops viewers that it no longer hears of.
    const leave = () =>
      void send(`/api/claims/${claimId}/viewers`, { method: 'DELETE', keepalive: true }).catch(
        () => undefined,
      );
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [claimId, settled]);

  const said = t('openBy', {
    names: list.format(others.map(fullName)),
    count: others.length,
  });
  return (
    <div role="status" className="contents">
      {others.length > 0 && (
        <p
          className={cn(
            'open-by',
            tight && 'md:min-w-0 md:shrink md:gap-1 md:px-1.5 md:py-0 md:leading-7!',
          )}
        >
          <Users aria-hidden="true" className="size-4.5 shrink-0" />
          <span className={cn('min-w-0 wrap-anywhere', tight && 'md:truncate')} title={said}>
            {said}
          </span>
        </p>
      )}
    </div>
  );
}
