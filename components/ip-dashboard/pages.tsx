'use client';

import { useTranslations } from 'next-intl';
import { windowWithLast } from '@/components/claims/page-window';
import { ResultsPages } from '@/components/claims/results-pages';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { CardBody } from '@/components/ui/card';

type PagesProps = { list: ClaimsList; onPageChange: (page: number) => void };

export function Pages({ list, onPageChange }: PagesProps) {
  const t = useTranslations('ip.claims');
  const { place, total, pageCount } = list;
  if (pageCount === 1) {
    return (
      <CardBody className="figures flex flex-wrap md:py-3 justify-between gap-x-6 gap-y-1 text-ink-soft">
        <p aria-live="polite">{t('showing', { from: 1, to: total, total, more: 'false' })}</p>
        <p>{t('onlyPage')}</p>
      </CardBody>
    );
  }
  return (
    <CardBody className="md:py-3">
      <ResultsPages
        list={list}
        pages={windowWithLast(place.page, pageCount)}
        summary={(span) => t('showing', span)}
        onPageChange={onPageChange}
      />
    </CardBody>
  );
}
