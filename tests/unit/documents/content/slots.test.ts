import {
  acceptOf,
  allowsSize,
  allSlots,
  mayShowInline,
  namedAs,
  slots,
  typeByName,
} from '@/lib/documents/content/slots';
import { extensionOf, isPrinted, isTurnedPicture } from '@/lib/documents/content/turnable';
import { claimFileBucket, paperBucket } from '@/lib/documents/stored-files';

describe('the slots', () => {
  test('take a claim document of less than 10485760 bytes, and a chat attachment of at most that many', () => {
    expect(allowsSize(slots.claim, 10485759)).toBe(true);
    expect(allowsSize(slots.claim, 10485760)).toBe(false);
    expect(allowsSize(slots.chat, 10485760)).toBe(true);
    expect(allowsSize(slots.chat, 10485761)).toBe(false);
  });

  test('never take an empty file', () => {
    expect(allowsSize(slots.claim, 0)).toBe(false);
    expect(allowsSize(slots.chat, 0)).toBe(false);
  });

  test('keep their files in places of their own', () => {
    const places = [...allSlots.map(({ bucketName }) => bucketName), paperBucket, claimFileBucket];
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
    // What an S3 store takes for a bucket's name.
    expect(places.filter((place) => !/^[a-z\d]{3,63}$/.test(place))).toEqual([]);
  });

  test('take ten files for a claim and five for a message', () => {
    expect(slots.claim.maxFiles).toBe(10);
    expect(slots.chat.maxFiles).toBe(5);
  });

  test('name the endings that the file picker offers', () => {
    const turned = '.webp,.avif,.bmp,.heic,.heif,.jfif,.jpe,.tif,.tiff';
    expect(acceptOf(slots.claim)).toBe(`.pdf,.docx,.xlsx,.jpg,.jpeg,.png,.gif,${turned}`);
    expect(acceptOf(slots.chat)).toBe(
      `.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.jpg,.jpeg,.png,.gif,${turned}`,
    );
    expect(acceptOf({ extensions: ['csv', 'xlsx', 'xls'] })).toBe('.csv,.xlsx,.xls');
  });

  test.each([
    ['image/png', 'photo.jpeg', 'photo.png'],
    ['image/jpeg', 'बिल.1.PNG', 'बिल.1.jpg'],
    ['image/jpeg', 'bill.JPEG', 'bill.JPEG'],
    ['application/pdf', 'bill.pdf', 'bill.pdf'],
  ] as const)('keep a %s named %s as %s', (type, name, kept) => {
    expect(namedAs(type, name)).toBe(kept);
  });

  test('tell by its name which file can be converted or printed into one that is taken', () => {
    expect(['a.HEIC', 'a.webp', 'a.svg', 'webp', 'a.doc'].map(isTurnedPicture)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['a.XLS', 'a.odt', 'a.exe', 'a.html', 'a.pdf'].map(isPrinted)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('tell a file’s type by its last ending, in capitals or small letters', () => {
    expect(typeByName(slots.claim, 'Invoice.PDF')).toBe('application/pdf');
    expect(typeByName(slots.claim, 'चालान.jpeg')).toBe('image/jpeg');
    expect(typeByName(slots.claim, 'invoice.pdf.exe')).toBeUndefined();
    expect(typeByName(slots.claim, 'notes.txt')).toBeUndefined();
    expect(typeByName(slots.chat, 'notes.txt')).toBe('text/plain');
    expect(typeByName(slots.chat, 'page.html')).toBeUndefined();
    expect(typeByName(slots.chat, 'pdf')).toBeUndefined();
    expect(typeByName(slots.chat, '.pdf')).toBeUndefined();
    expect(extensionOf('a.constructor')).toBe('constructor');
    expect(typeByName(slots.chat, 'a.constructor')).toBeUndefined();
  });

  test('show in place only what a browser shows without running it', () => {
    const shown = slots.chat.extensions.filter((ending) =>
      mayShowInline(typeByName(slots.chat, `a.${ending}`) ?? ''),
    );
    expect(shown).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'gif']);
    expect(mayShowInline('text/html')).toBe(false);
    expect(mayShowInline('image/svg+xml')).toBe(false);
  });
});
