import { wordsIn } from '@/lib/i18n/words';
import { errorSentences } from './error-sentences';

/** Says errors as the API answers them. For the server only: it holds every word of the portal. */
export const english = errorSentences('en', wordsIn('en'));
