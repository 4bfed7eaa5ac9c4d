import type { FormWords } from '@/lib/forms/words';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { PlaceWords } from '@/lib/reference/places';

const [en, hi] = [wordsIn('en'), wordsIn('hi')];

/** The words of the forms by language; files of claims may be in either. */
export const formWords: Readonly<Record<Language, FormWords>> = { en: en.forms, hi: hi.forms };
export const languages: readonly FormWords[] = [en.forms, hi.forms];
export const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: en.places,
  hi: hi.places,
};
