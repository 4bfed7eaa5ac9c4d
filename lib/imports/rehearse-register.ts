import 'server-only';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import { readRegister } from './reading/read';
import type { Mappings } from './registers/rehearse-file';

/**
 * Tells how a register is understood and what taking it in would do, and changes nothing. Throws `invalid` for a file that
 * nobody can read.
 */
export const rehearseRegister = async (
  { bytes, kind }: Pick<ClaimsFile, 'bytes' | 'kind'>,
  mappings: Mappings,
) => ({ sheets: await readRegister({ bytes, kind }, mappings) });
