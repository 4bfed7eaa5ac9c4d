import {
  acceptOf,
  allowsSize,
  mayShowInline,
  namedAs,
  slots,
  typeByName,
} from '@/lib/documents/content/slots';
import { extensionOf, isPrinted, isTurnedPicture } from '@/lib/documents/content/turnable';

describe('the slots', () => {
  test('a claim document is smaller than 10485760 bytes, a chat attachment at most that', () => {
    expect(allowsSize(slots.claim, 10485759)).toBe(true);
    expect(allowsSize(slots.claim, 10485760)).toBe(false);
    expect(allowsSize(slots.chat, 10485760)).toBe(true);
    expect(allowsSize(slots.chat, 10485761)).toBe(false);
  });

  test('an empty file is never taken', () => {
    expect(allowsSize(slots.claim, 0)).toBe(false);
    expect(allowsSize(slots.chat, 0)).toBe(false);
  });

  test('a claim takes ten files, a message five', () => {
    expect(slots.claim.maxFiles).toBe(10);
    expect(slots.chat.maxFiles).toBe(5);
  });

  test('each slot names its types for the file picker', () => {
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
  ] as const)('a %s named %s is kept as %s', (type, name, kept) => {
    expect(namedAs(type, name)).toBe(kept);
  });

  test('a name tells what can be made one that is taken', () => {
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

  test('a name decides the type, in any case, by its last ending only', () => {
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

  test('only what a browser shows without running it is shown in place', () => {
    const shown = slots.chat.extensions.filter((ending) =>
      mayShowInline(typeByName(slots.chat, `a.${ending}`) ?? ''),
    );
    expect(shown).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'gif']);
    expect(mayShowInline('text/html')).toBe(false);
    expect(mayShowInline('image/svg+xml')).toBe(false);
  });
});
