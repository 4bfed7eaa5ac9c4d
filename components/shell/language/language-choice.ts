import { keepCookie, keptCookie } from '@/lib/client/keep-cookie';
import { type Language, languageFrom, languageKey } from '@/lib/i18n/language';

/** Null when nobody chose a language or storage is forbidden. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(languageKey);
    return stored === null ? null : languageFrom(stored);
  } catch {
    return null;
  }
}

/** Stores a choice in local storage and in the cookie by which the server renders the next page. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage can be forbidden in a private window; then only the cookie counts.
  }
  keepCookie(languageKey, language);
}

/** The language of the cookie; English without one. */
export function cookieLanguage(): Language {
  return languageFrom(keptCookie(languageKey));
}
