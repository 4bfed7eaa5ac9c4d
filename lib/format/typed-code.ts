import { latinDigits } from './digits';

/** The letters and digits of a typed or copied code, in capitals. */
export const codeSigns = (typed: string) =>
  latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
