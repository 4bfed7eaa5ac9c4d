'use client';

import { type ReactNode, useCallback, useRef } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CallFailure } from './call-failure';
import type { ClaimsList } from './use-claims-list';

type ClaimsCardProps = {
  list: ClaimsList;
  title: string;
  failed: string;
  actions?: ReactNode;
  /** Takes what its page leaves of the window (`fills-window` in app/globals.css), and leaves its heading to those who hear it. */
  fills?: boolean;
  filters: ReactNode;
  /** The table and the parts around it; gets the function that turns pages. */
  children: (turnTo: (page: number) => void) => ReactNode;
};

/** A list of claims: its heading, its filters, and the claims or why they are not there. */
export function ClaimsCard({
  list,
  title,
  failed,
  actions,
  fills,
  filters,
  children,
}: ClaimsCardProps) {
  const card = useRef<HTMLElement>(null);
  const { goTo } = list;
  const turnTo = useCallback(
    (page: number) => {
      goTo(page);
      const top = card.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) card.current?.scrollIntoView();
    },
    [goTo],
  );
  return (
    <Card ref={card} aria-labelledby="claims-title" data-sheet={fills ? '' : undefined}>
      {fills ? (
        <h2 id="claims-title" className="sr-only">
          {title}
        </h2>
      ) : (
        <CardHeader id="claims-title" title={title} actions={actions} />
      )}
      {fills ? <div className="p-3 md:p-1">{filters}</div> : <CardBody>{filters}</CardBody>}
      {list.error ? (
        <CardBody className="pt-0">
          <CallFailure
            title={failed}
            error={list.error}
            retrying={list.retrying}
            onRetry={list.retry}
          />
        </CardBody>
      ) : (
        children(turnTo)
      )}
    </Card>
  );
}
