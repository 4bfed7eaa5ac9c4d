/** The languages of the portal, the default first. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Name of both the cookie and the local storage key that hold a claimant's choice. */
export const languageKey = 'claimantLanguage';

/** Reads a stored choice; anything but a known language is the default, English. */
export function languageFrom(stored: string | null | undefined): Language {
  return languages.find((language) => language === stored) ?? 'en';
}
