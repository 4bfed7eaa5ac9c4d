import { errorWords } from './error-words';
import type { Language } from './language';
import * as english from './words-en';
import * as hindi from './words-hi';

const wordsWithErrors = (files: typeof english) => ({
  ...files,
  errors: errorWords(files.errors, files),
});

/** Every word of the portal: one namespace for each file of messages/{language}. */
export type Words = ReturnType<typeof wordsWithErrors>;
export type Namespace = keyof Words;

/**
 * `codes` has the sentence of each error code, `judged` of each rule that pages check too, `rules` of each rule that only the
 * server checks, and `fields` the sentences that differ for one field.
 */
export type ErrorWords = Words['errors'];

type OfFields = ErrorWords['fields'];

export type RuleName =
  | keyof ErrorWords['judged']
  | keyof ErrorWords['rules']
  | { [Field in keyof OfFields]: keyof OfFields[Field] }[keyof OfFields];

const words: Record<Language, Words> = {
  en: wordsWithErrors(english),
  hi: wordsWithErrors(hindi),
};

/** Gives all words of one language, for the server. The browser gets only the namespaces that a page names. */
export function wordsIn(language: Language): Words {
  return words[language];
}

const consoleWords = (of: Words): Words => ({
  ...of,
  ui: { ...of.ui, status: { ...of.ui.status, ...of.ip.claimStatus } },
});

const wordsOfConsole: Record<Language, Words> = {
  en: consoleWords(words.en),
  hi: consoleWords(words.hi),
};

/**
 * Gives all words of one language for professionals. Claimants read of a claim what they have to do; professionals read whom it
 * waits for.
 */
export function consoleWordsIn(language: Language): Words {
  return wordsOfConsole[language];
}
