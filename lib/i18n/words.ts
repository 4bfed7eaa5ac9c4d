import type { Language } from './language';
import { english } from './words-en';
import { hindi } from './words-hi';

/** Every word of the portal: one namespace for each file of messages/{language}. */
export type Words = typeof english;
export type Namespace = keyof Words;

const words: Record<Language, Words> = { en: english, hi: hindi };

/** All words of one language, for the server; the browser gets only the namespaces a page names. */
export function wordsIn(language: Language): Words {
  return words[language];
}
