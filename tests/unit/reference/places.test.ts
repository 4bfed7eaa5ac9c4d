import { wordsIn } from '@/lib/i18n/words';
import { cities } from '@/lib/reference/cities';
import { stateOfCity } from '@/lib/reference/city-states';
import { cityName, stateName } from '@/lib/reference/places';
import { states } from '@/lib/reference/states';

const english = wordsIn('en').places;
const hindi = wordsIn('hi').places;

describe.each([
  ['cities', cities, english.cities, hindi.cities],
  ['states', states, english.states, hindi.states],
])('%s', (_, stored, inEnglish, inHindi) => {
  it('are sorted, and each is there once', () => {
    expect(stored).toEqual([...new Set(stored)].sort());
  });

  it('have a name in both languages', () => {
    expect(Object.entries(inEnglish)).toEqual(stored.map((name) => [name, name]));
    expect(Object.keys(inHindi)).toEqual(stored);
    for (const name of Object.values(inHindi)) expect(name).toMatch(/^[\u0900-\u097f ]+$/);
  });
});

it('there are 36 states and union territories, and about 100 cities', () => {
  expect(states).toHaveLength(36);
  expect(Math.abs(cities.length - 100)).toBeLessThanOrEqual(10);
});

it('a city that is not listed is shown as it was typed', () => {
  expect(cityName(hindi, 'Pune')).toBe('पुणे');
  expect(cityName(hindi, 'Sangli')).toBe('Sangli');
  expect(stateName(hindi, 'Kerala')).toBe('केरल');
});

test('every offered city lies in an offered state', () => {
  expect(cities.filter((city) => !states.includes(stateOfCity(city) ?? ''))).toEqual([]);
  expect(stateOfCity('Pune')).toBe('Maharashtra');
  expect(stateOfCity('Sangli')).toBeUndefined();
});
