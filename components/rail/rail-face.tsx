import type { LucideIcon } from 'lucide-react';
import { CountBadge } from '@/components/ui/count-badge';

/** What calls for work at a place. */
export interface Mark {
  count: number;
  /** Nothing of it presses. */
  calm: boolean;
  /** The same in words, and what the count leaves out. */
  told: string;
}

/** An icon, its word under it on phones and beside it where there is room. */
export const itemStyles = [
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-peacock hover:bg-peacock-tint',
  'md:min-h-11 md:flex-row min-[90rem]:justify-start min-[90rem]:gap-3 min-[90rem]:px-4',
  'aria-[current]:bg-peacock-tint aria-[current]:text-peacock-deep aria-[current]:shadow-[inset_0_3px_var(--color-marigold-deep)] md:aria-[current]:shadow-[inset_3px_0_var(--color-marigold-deep)]',
  'focus-visible:-outline-offset-3',
].join(' ');

interface RailFaceProps {
  Icon: LucideIcon;
  word: string;
  mark?: Mark | undefined;
  /** The id of the mark's words, by which the item is described. */
  toldAs?: string;
}

/** What an item of the rail shows. */
export function RailFace({ Icon, word, mark, toldAs }: RailFaceProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-sm leading-4! font-semibold md:max-[90rem]:sr-only min-[90rem]:text-base">
        {word}
      </span>
      {mark && (
        <>
          <CountBadge
            count={mark.count}
            calm={mark.calm}
            className="absolute top-0.5 left-1/2 ml-0.5 min-[90rem]:static min-[90rem]:ml-auto"
          />
          <span id={toldAs} hidden>
            {mark.told}
          </span>
        </>
      )}
    </>
  );
}
