import { smallerPhoto } from '@/lib/client/files/smaller-photo';

const where = 'N18.5204E73.8567';

function part(kind: number, text: string) {
  const body = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, kind, 0, body.length + 2]), body]);
}

const start = Buffer.from([0xff, 0xd8]);
const app0 = part(0xe0, 'JFIF\0');
const exif = part(0xe1, `Exif\0\0II*\0 GPS ${where}`);
const xmp = part(0xe1, `http://ns.adobe.com/xap/1.0/\0 exif:GPSLatitude ${where}`);
const profile = part(0xe2, 'ICC_PROFILE\0');
const picture = Buffer.concat([
  part(0xda, '\x01\x02'),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd9]),
]);

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
const photo = (...parts: Buffer[]) =>
  new File([Buffer.concat(parts)], 'bill.jpg', { type: 'image/jpeg', lastModified: 5 });

// Node cannot draw, like an old browser or one out of memory.
test('a photo that cannot be drawn is sent without its location, and otherwise unchanged', async () => {
  const sent = await smallerPhoto(photo(start, exif, app0, xmp, profile, picture));
  expect(await bytesOf(sent)).toEqual(Buffer.concat([start, app0, profile, picture]));
  expect(sent).toMatchObject({ name: 'bill.jpg', type: 'image/jpeg', lastModified: 5 });
});

/** One entry: the orientation 6, in either order of bytes. */
const little = '49492a0008000000010012010300010000000600000000000000';
const big = '4d4d002a00000008000101120003000000010006000000000000';
const turned = (tiff: string, more = '') =>
  part(0xe1, `Exif\0\0${Buffer.from(tiff, 'hex').toString('latin1')}${more}`);

test.each([
  ['little-endian', little],
  ['big-endian', big],
])('a photo that cannot be drawn stays turned as the camera held it: %s', async (_, tiff) => {
  const sent = await smallerPhoto(photo(start, turned(tiff, where), app0, xmp, picture));
  expect(await bytesOf(sent)).toEqual(Buffer.concat([start, turned(big), app0, picture]));
});

test('a photo that cannot be drawn gets no line about its turn if it is upright, or its EXIF is cut off', async () => {
  const upright = turned(little.replace('0600000000', '0100000000'));
  for (const exifOf of [upright, turned(little.slice(0, 30)), turned(little.slice(0, 16))]) {
    const sent = await smallerPhoto(photo(start, exifOf, picture));
    expect(await bytesOf(sent)).toEqual(Buffer.concat([start, picture]));
  }
});

test.each([
  ['without EXIF', photo(start, app0, profile, picture)],
  ['cut off in the middle of a part', photo(start, app0, profile.subarray(0, 6))],
  ['that is a PDF by its content', photo(Buffer.from('%PDF-1.7'))],
  ['without content', photo()],
])('a file %s is sent unchanged', async (_, file) => {
  expect(await bytesOf(await smallerPhoto(file))).toEqual(await bytesOf(file));
});

test('a file that is no photo is sent unchanged', async () => {
  const file = new File([Buffer.concat([start, exif])], 'bill.png', { type: 'image/png' });
  expect(await smallerPhoto(file)).toBe(file);
});
