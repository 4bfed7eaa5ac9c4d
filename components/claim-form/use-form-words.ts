'use client';

import { useMessages } from 'next-intl';
import type { FormWords } from '@/lib/forms/words';
import type { PlaceWords } from '@/lib/reference/places';

/** Gives the words of the forms in the reader's language; the page must name `forms` in its <Words>. */
export function useFormWords(): FormWords {
  return useMessages().forms;
}

/** Gives the names of cities and states in the reader's language; the page must name `places` in its <Words>. */
export function usePlaceWords(): PlaceWords {
  return useMessages().places;
}
