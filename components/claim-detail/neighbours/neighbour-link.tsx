'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths';

export type Direction = 'previous' | 'next';

interface NeighbourLinkProps {
  direction: Direction;
  /** null at the end of the list, undefined while it is asked for. */
  claim: { id: string; claimNumber: string } | null | undefined;
  /** The list's place in the address. */
  query: string;
  onFollow: (direction: Direction) => void;
}

/** Leads to the claim above or below in the list, in the place of this one: the way back stays the list. */
export function NeighbourLink({ direction, claim, query, onFollow }: NeighbourLinkProps) {
  const t = useTranslations('claim.neighbours');
  if (!claim) return null;
  return (
    <Link
      href={`${paths.ipClaim(claim.id)}${query}`}
      replace
      prefetch={false}
      data-side={direction}
      onClick={() => onFollow(direction)}
      className={cn(
        buttonVariants({ variant: 'quiet', size: 'sm' }),
        direction === 'next' ? 'ml-auto -mr-3' : 'max-sm:-ml-3',
      )}
    >
      {direction === 'previous' && <ChevronLeft aria-hidden="true" />}
      <span className="flex flex-wrap gap-x-1.5 max-sm:flex-col max-sm:leading-tight">
        <span>{t(direction)}</span>
        <span className="figures font-normal whitespace-nowrap">{claim.claimNumber}</span>
      </span>
      {direction === 'next' && <ChevronRight aria-hidden="true" />}
    </Link>
  );
}
