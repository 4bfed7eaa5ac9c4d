'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/loading/spinner';
import { RequestError } from '@/lib/client/request/request';

const notLoaded = new RequestError(0, 'Network error', '');

/** The case at a glance; its content loads with the first opening. */
export function Overview() {
  const t = useTranslations('ip.overview');
  const { open, toggle } = useRememberedOpen();
  const { Charts, failed, load } = useCharts(open);
  return (
    // Its button stands in one line with others; what it opens takes the whole width below them.
    <section aria-labelledby="overview-title" className="contents">
      <h2 id="overview-title" data-tools="">
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls="overview"
          onClick={toggle}
          title={t('text')}
        >
          {t('title')}
          <ChevronDown aria-hidden="true" className={cn('size-5', !open && '-rotate-90')} />
        </Button>
      </h2>
      <div id="overview" hidden={!open} className="order-last min-w-0 basis-full">
        {open && (
          <div className="rounded-lg border border-line bg-sheet p-4 shadow-sheet sm:px-6">
            {Charts ? (
              <Charts />
            ) : failed ? (
              <CallFailure title={t('failed')} error={notLoaded} retrying={false} onRetry={load} />
            ) : (
              <p className="grid min-h-96 place-items-center">
                <Spinner label={t('loading')} showLabel />
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The charts, loaded on demand. Not next/dynamic: without a network it would take the page down. */
function useCharts(wanted: boolean) {
  const [Charts, setCharts] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('@/components/ip-overview/charts/charts').then(
      ({ Charts: loaded }) => setCharts(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Charts, failed, load };
}

const key = 'ipOverviewOpen';

function remembered() {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function remember(open: boolean) {
  try {
    localStorage.setItem(key, open ? 'yes' : 'no');
  } catch {
    // A browser that stores nothing starts with it closed the next time.
  }
}

/** Closed at first, then as the person left it in this browser. */
function useRememberedOpen() {
  const [open, setOpen] = useBrowserState(remembered, false);
  return {
    open,
    toggle() {
      remember(!open);
      setOpen(!open);
    },
  };
}
