import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/count-badge';

/** What calls for work at a place. */
export interface Mark {
  count: number;
  /** Nothing of it presses. */
  calm: boolean;
  /** The same in words, and what the count leaves out. */
  told: string;
}

interface RailFaceProps {
  icon: ReactNode;
  word: string;
  mark?: Mark | undefined;
  /** The id of the mark's words, by which the item is described. */
  toldAs?: string;
}

/** What an item of the rail shows. */
export function RailFace({ icon, word, mark, toldAs }: RailFaceProps) {
  return (
    <>
      {icon}
      <span className="rail-word">{word}</span>
      {mark && (
        <>
          <CountBadge count={mark.count} calm={mark.calm} className="rail-mark" />
          <span id={toldAs} hidden>
            {mark.told}
          </span>
        </>
      )}
    </>
  );
}
