import type { Slot } from '@/lib/documents/content/slots';

/** What a file of claims may be. The input's `accept`, the hint and the server's check derive from this. */
export const importSlot = {
  extensions: ['csv', 'xlsx', 'xls'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies Pick<Slot, 'extensions' | 'maxBytes'>;

/** The ending of a file of claims, which decides how it is read. */
export type ClaimsFileKind = (typeof importSlot.extensions)[number];
