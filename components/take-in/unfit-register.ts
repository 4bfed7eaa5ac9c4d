import { allowsSize } from '@/lib/documents/content/slots';
import { extensionOf } from '@/lib/documents/content/turnable';
import { importSlot, registerKinds } from '@/lib/imports/file/slot';

export type Unfit = 'wrongType' | 'empty' | 'tooLarge';

/** Why a file cannot be sent as a register; undefined for one that can. */
export function unfitRegister({ name, size }: Pick<File, 'name' | 'size'>): Unfit | undefined {
  if (!registerKinds.has(extensionOf(name))) return 'wrongType';
  if (size === 0) return 'empty';
  return allowsSize(importSlot, size) ? undefined : 'tooLarge';
}
