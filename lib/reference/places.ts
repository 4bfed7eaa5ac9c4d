/** What messages/*\/places.json holds: the names of cities and states by their stored value. */
export interface PlaceWords {
  cities: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
}

/** The name of a city in the language of the words; one that was typed in stays as it is. */
export function cityName(words: PlaceWords, city: string): string {
  return words.cities[city] ?? city;
}

export function stateName(words: PlaceWords, state: string): string {
  return words.states[state] ?? state;
}
