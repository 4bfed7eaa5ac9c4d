import { createHmac } from 'node:crypto';
import { allKeys } from './identifier-keys';

/** HMAC-SHA256 under the present key, then former ones. With a plain hash readers of a claim could try numbers until one fits. */
export const fingerprintsOf = (content: string | Uint8Array): [Buffer, ...Buffer[]] =>
  allKeys().map(({ search }) =>
    createHmac('sha256', search).update('content\0').update(content).digest(),
  ) as [Buffer, ...Buffer[]];
