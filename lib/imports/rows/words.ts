import type { FormWords } from '@/lib/forms/words';
import { inEachLanguage } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { PlaceWords } from '@/lib/reference/places';

/** The words of the forms by language: a file of claims may be in any of these. */
export const formWords = inEachLanguage((language): FormWords => wordsIn(language).forms);
export const languages: readonly FormWords[] = Object.values(formWords);
export const placeWords = inEachLanguage((language): PlaceWords => wordsIn(language).places);
