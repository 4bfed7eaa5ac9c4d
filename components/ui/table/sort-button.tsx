'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import type { Sorting } from './column';

type SortButtonProps = {
  sorted: Sorting['order'] | undefined;
  onPress: () => void;
  children: ReactNode;
};

const arrows = { asc: ArrowUp, desc: ArrowDown };

/** A column's header that sorts by it; the header cell says the direction by aria-sort. */
export function SortButton({ sorted, onPress, children }: SortButtonProps) {
  const Arrow = sorted ? arrows[sorted] : ChevronsUpDown;
  return (
    <button type="button" onClick={onPress} className="sort-button">
      {children}
      <Arrow
        aria-hidden="true"
        className={`size-4 shrink-0 ${sorted ? 'text-peacock' : 'opacity-55'}`}
      />
    </button>
  );
}
