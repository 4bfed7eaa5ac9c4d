import type { FormWords } from '@/lib/forms/words';
import type { Language } from '@/lib/i18n/language';
import type { PlaceWords } from '@/lib/reference/places';
import en from '@/messages/en/forms.json';
import enPlaces from '@/messages/en/places.json';
import hi from '@/messages/hi/forms.json';
import hiPlaces from '@/messages/hi/places.json';

/** The words of the forms by language; files of claims may be in either. */
export const formWords: Readonly<Record<Language, FormWords>> = { en, hi };
export const languages: readonly FormWords[] = [en, hi];
export const placeWords: Readonly<Record<Language, PlaceWords>> = { en: enPlaces, hi: hiPlaces };
