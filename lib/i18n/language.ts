/** The languages of the portal, each by its own name, the default first. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** What `make` gives for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** Name of both the cookie and the local storage key that hold a claimant's choice. */
export const languageKey = 'claimantLanguage';

/** The cookie that holds a professional's choice: their pages are in English until they choose. */
export const consoleLanguageKey = 'professionalLanguage';

/** Reads a stored choice; anything but a known language is the default, English. */
export function languageFrom(stored: string | null | undefined): Language {
  return languages.find((language) => language === stored) ?? 'en';
}
