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
  filters: ReactNode;
  /** The table and the parts around it; gets the function that turns pages. */
  children: (turnTo: (page: number) => void) => ReactNode;
};

/** A list of claims with heading and filters, or why it is missing. */
export function ClaimsCard({ list, title, failed, actions, filters, children }: ClaimsCardProps) {
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
    <Card ref={card} aria-labelledby="claims-title">
      <CardHeader id="claims-title" title={title} actions={actions} />
      <CardBody>{filters}</CardBody>
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
