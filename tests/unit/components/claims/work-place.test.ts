import { workPlaceFrom } from '@/components/claims/work-place';

const day = (text: string) =>
  workPlaceFrom(new URLSearchParams({ receivedFrom: text })).receivedFrom;

test('a day in the address of the list is dropped where the calendar has none', () => {
  expect(day('2026-02-28')).toBe('2026-02-28');
  for (const none of ['', '2026-02-30', '2026-13-01', '1-2-2026', '28/02/2026', '0001-01-01'])
    expect(day(none)).toBe('');
});
