import { endOfMask } from '@/lib/forms/mask';
import { MaskInWords } from './mask-in-words';

/** A masked number: its end behind dots, and in words for who hears the page. */
export function Mask({ mask }: { mask: string }) {
  const end = endOfMask(mask);
  return (
    <span>
      <span aria-hidden="true">{end ? `${mask.slice(0, -end.length)} ${end}` : mask}</span>
      <MaskInWords mask={mask} />
    </span>
  );
}
