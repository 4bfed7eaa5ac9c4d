import { inEvenLight } from '@/lib/client/bank-photo/grey';
import { scaleOf } from '@/lib/client/bank-photo/picture';

/** A picture of so many dots a side, each with the brightness that `of` gives it. */
function picture(side: number, of: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const value = of(x, y);
      data.set([value, value, value, 255], 4 * (y * side + x));
    }
  return { data, width: side, height: side };
}

test('paper in uneven light becomes even, and ink stays dark', () => {
  const isInk = (x: number, y: number) => x % 20 === 10 && y % 20 === 10;
  const photo = picture(200, (x, y) => (isInk(x, y) ? 0.3 : 1) * (80 + x / 2));
  const dots = inEvenLight(photo);
  const at = (x: number, y: number) => dots[200 * y + x] ?? 0;
  expect(Math.abs(at(20, 100) - at(180, 100))).toBeLessThan(10);
  expect(at(110, 110)).toBeLessThan(0.5 * at(100, 100));
});

test('a colour counts by how bright it is, and darkness gets no ink of its own', () => {
  const photo = picture(50, () => 2);
  photo.data.set([0, 200, 0], 4 * 50 * 25);
  photo.data.set([0, 0, 200], 4 * (50 * 25 + 30));
  const dots = inEvenLight(photo);
  expect(dots[50 * 25]).toBeGreaterThan(dots[50 * 25 + 30] ?? 0);
  expect(dots[0]).toBeLessThan(40);
});

test.each([
  ['an ordinary photo', 4_000, 3_000, 1_600],
  ['one of a hundred million dots', 12_000, 9_000, 1_600],
  ['a small one', 400, 300, 1_600],
  ['a long strip', 1_000, 16_000, 500],
])(
  '%s is drawn as wide as it is read, and no larger than a telephone holds',
  (_, width, height, wide) => {
    const scale = scaleOf({ width, height });
    expect(Math.round(width * scale)).toBe(wide);
    expect(width * scale * height * scale).toBeLessThan(4_000_001);
  },
);
