import { CityList } from './city-control';
import { MaskedInput } from './field-control';
import { YesNoControl } from './widgets';

/** Loads in advance what controls need later; never throws. */
export async function preloadParts() {
  await Promise.all([CityList, MaskedInput, YesNoControl].map((part) => part.preload()));
}
