import { slots, typeByName } from '@/lib/documents/content/slots';
import { fileKind } from '@/lib/format/file-kind';

it('every type that a slot takes has a short name', () => {
  for (const extension of slots.chat.extensions) {
    const type = typeByName(slots.chat, `bill.${extension}`);
    expect(fileKind(type ?? '')).toMatch(/^[A-Z]\w+$/);
  }
});

it('an unknown type is shown as it is', () => {
  expect(fileKind('application/x-tar')).toBe('application/x-tar');
});
