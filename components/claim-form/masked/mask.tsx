import { endOfMask } from '@/lib/forms/mask';
import { MaskInWords } from './mask-in-words';

/** The end of a number behind dots, and in words for screen readers. */
export function Mask({ mask }: { mask: string }) {
  const end = endOfMask(mask);
  return (
    <span>
      <span aria-hidden="true">{end ? `${mask.slice(0, -end.length)} ${end}` : mask}</span>
      <MaskInWords mask={mask} />
    </span>
  );
}
