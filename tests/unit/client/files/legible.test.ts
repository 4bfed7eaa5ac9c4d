import { photoScale, readableScale } from '@/lib/client/files/legible';

const made = (width: number, height: number) => {
  const scale = photoScale({ width, height });
  return [Math.round(width * scale), Math.round(height * scale)];
};

test.each([
  ['a photo of a telephone', 4000, 3000, [1600, 1200]],
  ['a photo held upright', 3000, 4000, [1200, 1600]],
  ['a photo of a long slip', 2400, 1200, [2000, 1000]],
  ['a screen that was scrolled', 1080, 13_220, [1000, 12_241]],
  ['a narrow screen that was scrolled', 360, 3600, [360, 3600]],
  ['a panorama', 20_000, 3000, [6667, 1000]],
  ['a small photo', 640, 480, [640, 480]],
  ['a large photo', 12_000, 9000, [1600, 1200]],
])('%s of %d × %d is made no smaller than can be read', (_, width, height, size) => {
  expect(made(width, height)).toEqual(size);
});

test('a picture can be read while its shorter side has 1,000 pixels, or all that it had', () => {
  expect(readableScale({ width: 2000, height: 9000 })).toBe(0.5);
  expect(readableScale({ width: 9000, height: 4000 })).toBe(0.25);
  expect(readableScale({ width: 800, height: 9000 })).toBe(1);
});
