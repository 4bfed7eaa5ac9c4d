import { boxAt, freePlace, places } from '@/components/ui/toast/free-place';

const size = { width: 400, height: 100 };
const room = { width: 1440, height: 900 };

test('a toast appears at the lower right edge, or at the next edge where it covers no control', () => {
  expect(freePlace(size, room, [])).toEqual({ place: 'bottom-right' });
  expect(freePlace(size, room, [boxAt({ place: 'bottom-right' }, size, room)])).toEqual({
    place: 'bottom-left',
  });
  const taken = places.slice(0, 4).map((place) => boxAt({ place }, size, room));
  expect(freePlace(size, room, taken)).toEqual({ place: 'top-left' });
});

test('a toast that only touches a control does not cover it', () => {
  expect(freePlace(size, room, [{ left: 900, top: 700, right: 1440, bottom: 800 }])).toEqual({
    place: 'bottom-right',
  });
});

test('a toast that finds no free edge appears between two controls, as low as it can', () => {
  const row = { left: 0, top: 850, right: 1440, bottom: 900 };
  const head = { left: 0, top: 0, right: 1440, bottom: 20 };
  const spot = freePlace(size, room, [row, head]);
  expect(spot).toEqual({ place: 'bottom-right', top: 736 });
  expect(boxAt(spot, size, room)).toMatchObject({ left: 1040, top: 736, bottom: 836 });
  expect(freePlace(size, room, [row, head], spot)).toBe(spot);
});

test('a toast that finds no free spot covers as little as it can', () => {
  const rows = Array.from({ length: 9 }, (_, n) => ({
    left: 0,
    top: 100 * n + 30,
    right: 1440,
    bottom: 100 * n + 80,
  }));
  const wide = { left: 0, top: 0, right: 1440, bottom: 30 };
  expect(freePlace(size, room, [...rows, wide])).toEqual({ place: 'bottom-right' });
});

test('a toast stays at its edge while that is free, and moves when a control appears under it', () => {
  expect(freePlace(size, room, [], { place: 'top-left' })).toEqual({ place: 'top-left' });
  expect(
    freePlace(size, room, [boxAt({ place: 'top-left' }, size, room)], { place: 'top-left' }),
  ).toEqual({ place: 'bottom-right' });
});
