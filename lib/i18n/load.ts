import type claimFiles from '@/messages/en/claim-files.json';
import type errors from '@/messages/en/errors.json';
import type fieldHelp from '@/messages/en/field-help.json';
import type firstHour from '@/messages/en/first-hour.json';
import type imports from '@/messages/en/import.json';
import type keys from '@/messages/en/keys.json';
import type palette from '@/messages/en/palette.json';
import type wizard from '@/messages/en/wizard.json';
import type { Language } from './language';

interface Loaded {
  claimFiles: typeof claimFiles;
  errors: typeof errors;
  fieldHelp: typeof fieldHelp;
  firstHour: typeof firstHour;
  import: typeof imports;
  keys: typeof keys;
  palette: typeof palette;
  wizard: typeof wizard;
}

export type LoadedNamespace = keyof Loaded;

const files = {
  claimFiles: (language: Language) => import(`@/messages/${language}/claim-files.json`),
  errors: (language: Language) => import(`@/messages/${language}/errors.json`),
  fieldHelp: (language: Language) => import(`@/messages/${language}/field-help.json`),
  firstHour: (language: Language) => import(`@/messages/${language}/first-hour.json`),
  import: (language: Language) => import(`@/messages/${language}/import.json`),
  keys: (language: Language) => import(`@/messages/${language}/keys.json`),
  palette: (language: Language) => import(`@/messages/${language}/palette.json`),
  wizard: (language: Language) => import(`@/messages/${language}/wizard.json`),
};

/** Loads the words of a namespace that is not part of a page. Rejects without a network. */
export async function loadWords<N extends LoadedNamespace>(
  namespace: N,
  language: Language,
): Promise<Loaded[N]> {
  const file: { default: unknown } = await files[namespace](language);
  return file.default as Loaded[N];
}
