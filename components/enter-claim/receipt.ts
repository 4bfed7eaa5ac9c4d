import type { ReceivedBy } from '@/lib/reference/received-by';

/** When a claim came, and how; '' while nobody has said. */
export interface Receipt {
  receivedOn: string;
  receivedBy: ReceivedBy | '';
}
