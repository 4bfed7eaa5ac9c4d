import type { Slot } from '@/lib/documents/content/slots';

/** What a file of claims may be; the input's `accept`, the hint and the server's check derive from here. */
export const importSlot = {
  extensions: ['csv', 'xlsx', 'xls'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies Pick<Slot, 'extensions' | 'maxBytes'>;

/** The ending of a file of claims, and so what it is read as. */
export type ClaimsFileKind = (typeof importSlot.extensions)[number];
