import type { Slot } from '@/lib/documents/content/slots';

/** The input's `accept`, the hint and the server's check derive from this. */
export const importSlot = {
  extensions: ['csv', 'xlsx', 'xls'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies Pick<Slot, 'extensions' | 'maxBytes'>;

/** The ending of a file of claims; it decides how the portal reads it. */
export type ClaimsFileKind = (typeof importSlot.extensions)[number];

/** The endings of registers, each with the kind by whose bounds the thread that reads it goes. */
export const registerKinds: ReadonlyMap<string, ClaimsFileKind> = new Map([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['txt', 'csv'],
  ['xlsx', 'xlsx'],
  ['ods', 'xlsx'],
  ['xls', 'xls'],
]);
