import { boxAt, freePlace, places } from '@/components/ui/toast/free-place';

const size = { width: 400, height: 100 };
const room = { width: 1440, height: 900 };

test('a toast appears at the lower right edge, or at the next edge where it covers no control', () => {
  expect(freePlace(size, room, [])).toBe('bottom-right');
  expect(freePlace(size, room, [boxAt('bottom-right', size, room)])).toBe('bottom-left');
  const taken = places.slice(0, 4).map((place) => boxAt(place, size, room));
  expect(freePlace(size, room, taken)).toBe('top-left');
});

test('a toast that only touches a control does not cover it', () => {
  expect(freePlace(size, room, [{ left: 900, top: 700, right: 1440, bottom: 800 }])).toBe(
    'bottom-right',
  );
});

test('a toast that finds no free edge covers as little as it can', () => {
  const row = { left: 0, top: 850, right: 1440, bottom: 900 };
  const head = { left: 0, top: 0, right: 1440, bottom: 20 };
  expect(freePlace(size, room, [row, head])).toBe('top-right');
});

test('a toast stays at its edge while that is free, and moves when a control appears under it', () => {
  expect(freePlace(size, room, [], 'top-left')).toBe('top-left');
  expect(freePlace(size, room, [boxAt('top-left', size, room)], 'top-left')).toBe('bottom-right');
});
