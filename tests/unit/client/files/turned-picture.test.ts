import { originalOf, smallerPhotos } from '@/components/chat/composer/smaller-photos';
import { checkFiles } from '@/components/documents/upload/check-files';
import {
  isMadeSmaller,
  turnPictures,
  wasTurned,
} from '@/components/documents/upload/turn-pictures';
import { slots } from '@/lib/documents/content/slots';
import { jpeg, pdf, program } from '@/tests/support/data/files';

const file = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);

// Node cannot draw, like a browser that does not know a picture format.
test('a JPG under another ending is renamed to .jpg, and a file that cannot be drawn is left out', async () => {
  const chosen = [
    file('a.pdf', pdf()),
    file('फ़ोटो.JFIF', jpeg),
    file('b.heic', program),
    file('c.jpg', jpeg),
  ];
  const { ready, left } = await turnPictures(chosen);
  expect(ready.map(({ name }) => name)).toEqual(['a.pdf', 'फ़ोटो.jpg', 'c.jpg']);
  expect(ready.map(wasTurned)).toEqual([false, true, false]);
  expect(ready[1]).toMatchObject({ type: 'image/jpeg', size: jpeg.length });
  expect(left.map(({ name }) => name)).toEqual(['b.heic']);

  const { taken, refused } = checkFiles(slots.claim, [...ready, file('a.exe', program)], 9, left);
  expect(taken).toEqual(ready);
  expect(refused).toEqual([
    { reason: 'picture', names: ['b.heic'] },
    { reason: 'type', names: ['a.exe'] },
  ]);
});

test('a photo in the chat is sent without its location, and its original can still be had', async () => {
  const exif = Buffer.from('ffe1000a457869660000', 'hex');
  const photo = new File(
    [new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), exif, Buffer.alloc(2), jpeg.subarray(2)]))],
    'a.jpg',
    { type: 'image/jpeg' },
  );
  const note = file('a.txt', Buffer.from('a'));
  const [smaller, same] = await smallerPhotos([photo, note]);
  expect(smaller?.size).toBe(jpeg.length);
  expect(smaller && originalOf(smaller)).toBe(photo);
  expect(same).toBe(note);
});

test('a picture that was converted stays as large as it was, unless it is too heavy', async () => {
  const heavy = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]);
  const { ready } = await turnPictures([file('scan.jfif', jpeg), file('large.jfif', heavy)]);
  expect(ready.map((one) => isMadeSmaller(slots.claim, one))).toEqual([false, true]);
  expect(isMadeSmaller(slots.chat, new File([heavy], 'a.jpg', { type: 'image/jpeg' }))).toBe(true);
  expect(isMadeSmaller(slots.claim, new File([heavy], 'a.png', { type: 'image/png' }))).toBe(false);
});
