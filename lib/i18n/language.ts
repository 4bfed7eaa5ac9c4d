/** The languages of the portal, the default first: each with its own name and its script. */
const rows = {
  en: { name: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', script: 'Devanagari' },
} as const;

export type Language = keyof typeof rows;

/** A script of the portal's words. Pages (`app/fonts`) and papers name a font for each. */
export type Script = (typeof rows)[Language]['script'];

export const languages = Object.keys(rows) as Language[];

/** Calls `make` for each language and gives the results by language. */
export const inEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** Gives each language's own name. */
export const languageNames = inEachLanguage((language) => rows[language].name);

/** Gives the script of a language. */
export const scriptOf = (language: Language): Script => rows[language].script;

/** The name of the cookie and of the local storage key that hold a claimant's choice. */
export const languageKey = 'claimantLanguage';

/** The cookie that holds a professional's choice. Their pages are in English until they choose. */
export const consoleLanguageKey = 'professionalLanguage';

/** Reads a stored choice; anything but a known language gives English, the default. */
export function languageFrom(stored: string | null | undefined): Language {
  return languages.find((language) => language === stored) ?? 'en';
}
