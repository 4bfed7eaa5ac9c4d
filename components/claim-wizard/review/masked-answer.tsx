import { Mask } from '@/components/claim-form/masked/mask';
import { isMask, maskOf, partsOfHandle } from '@/lib/forms/mask';

/** A number as it is shown everywhere: its end behind dots, whether it was typed now or is kept. */
export function MaskedAnswer({ text }: { text: string }) {
  const [mask] = partsOfHandle(text);
  return <Mask mask={isMask(text) ? mask : maskOf(text)} />;
}
