import { useState } from 'react';
import { dayInIndia } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';
import type { ReceivedBy } from '@/lib/reference/received-by';

/** How a request came on paper; '' while nobody has said. */
export interface Came {
  receivedOn: string;
  receivedBy: ReceivedBy | '';
  sender: string;
}

/** How a request came, while a professional types it; nothing is asked of one that is made here. */
export function useCame(onPaper: boolean) {
  const [came, setCame] = useState<Came>({ receivedOn: '', receivedBy: '', sender: '' });
  const { receivedOn, receivedBy } = came;
  const sender = came.sender.trim();
  const isDay = faultWithin(receivedOn, '', dayInIndia(new Date())) === undefined;
  return {
    came,
    setCame,
    /** What goes along with the request; null while something is missing. */
    how: !onPaper ? {} : isDay && receivedBy && sender ? { receivedOn, receivedBy, sender } : null,
  };
}
