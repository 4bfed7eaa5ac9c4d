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
 * What errors are said in: `codes` by their code; `judged` by a broken rule that pages find too, `rules` by one that
 * the server alone does, `fields` by one whose sentence is another for that field.
 */
export type ErrorWords = Words['errors'];

type OfFields = ErrorWords['fields'];

/** A rule of input that has a sentence. */
export type RuleName =
  | keyof ErrorWords['judged']
  | keyof ErrorWords['rules']
  | { [Field in keyof OfFields]: keyof OfFields[Field] }[keyof OfFields];

const words: Record<Language, Words> = {
  en: wordsWithErrors(english),
  hi: wordsWithErrors(hindi),
};

/** All words of one language, for the server; the browser gets only the namespaces a page names. */
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

/** All words of one language as professionals read them: what tells a claimant what to do tells them of whom it is asked. */
export function consoleWordsIn(language: Language): Words {
  return wordsOfConsole[language];
}
