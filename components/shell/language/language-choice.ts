import { keepCookie, keptCookie } from '@/lib/client/keep-cookie';
import { type Language, languageFrom, languageKey } from '@/lib/i18n/language';

/** The language kept in local storage, or null when none was ever chosen or storage is shut. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return stored === null ? null : languageFrom(stored);
  } catch {
    return null;
  }
}

/** Keeps a choice in local storage and in the cookie from which the server draws the next page. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage can be shut in a private window; the cookie alone serves then.
  }
  keepCookie(languageKey, language);
}

/** The language the cookie asks the server for; English when there is no cookie. */
export function cookieLanguage(): Language {
  return languageFrom(keptCookie(languageKey));
}
