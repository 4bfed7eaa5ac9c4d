import { CityList } from './city-control';
import { MaskedInput } from './field-control';
import { YesNoControl } from './widgets';

/** Fetches what controls load once they are needed; never throws. */
export async function preloadParts() {
  await Promise.all([CityList, MaskedInput, YesNoControl].map((part) => part.preload()));
}
