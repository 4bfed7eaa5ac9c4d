/** The languages of the portal, the default first: each by its own name, with the script that its words are written in. */
const rows = {
  en: { name: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', script: 'Devanagari' },
} as const;

export type Language = keyof typeof rows;

/** A script that words of the portal are written in: pages (`app/fonts`) and papers name a font for each. */
export type Script = (typeof rows)[Language]['script'];

export const languages = Object.keys(rows) as Language[];

/** What `make` gives for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** Each language by its own name. */
export const languageNames = inEachLanguage((language) => rows[language].name);

/** The script that a language's words are written in. */
export const scriptOf = (language: Language): Script => rows[language].script;

/** Name of both the cookie and the local storage key that hold a claimant's choice. */
export const languageKey = 'claimantLanguage';

/** The cookie that holds a professional's choice: their pages are in English until they choose. */
export const consoleLanguageKey = 'professionalLanguage';

/** Reads a stored choice; anything but a known language is the default, English. */
export function languageFrom(stored: string | null | undefined): Language {
  return languages.find((language) => language === stored) ?? 'en';
}
