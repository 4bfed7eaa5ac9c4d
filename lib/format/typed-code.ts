import { latinDigits } from './digits';

/** The letters and digits of a code as people type it, copy it or photograph it: in capitals, without what stands between them. */
export const codeSigns = (typed: string) =>
  latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
