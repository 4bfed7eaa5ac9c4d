/** Names of cities and states by their stored value, in messages/*\/places.json. */
export interface PlaceWords {
  cities: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
}

/** A city's name in the language of the words; one that somebody typed stays. */
export function cityName(words: PlaceWords, city: string): string {
  return words.cities[city] ?? city;
}

export function stateName(words: PlaceWords, state: string): string {
  return words.states[state] ?? state;
}
