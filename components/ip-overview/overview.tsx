'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Card, CardBody } from '@/components/ui/card';
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
    <Card aria-labelledby="overview-title">
      <h2 id="overview-title">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="overview"
          onClick={toggle}
          className="flex w-full flex-wrap items-center gap-x-3 rounded-lg px-4 py-3 text-left lg:py-1.5 hover:bg-peacock-tint sm:px-6"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-5 text-peacock', !open && '-rotate-90')}
          />
          <span className="text-xl text-peacock-deep">{t('title')}</span>
          <span className="font-normal text-ink-soft max-sm:w-full max-sm:pl-8">{t('text')}</span>
        </button>
      </h2>
      <div id="overview" hidden={!open}>
        {open && (
          <CardBody className="border-t border-line">
            {Charts ? (
              <Charts />
            ) : failed ? (
              <CallFailure title={t('failed')} error={notLoaded} retrying={false} onRetry={load} />
            ) : (
              <p className="grid min-h-96 place-items-center">
                <Spinner label={t('loading')} showLabel />
              </p>
            )}
          </CardBody>
        )}
      </div>
    </Card>
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
