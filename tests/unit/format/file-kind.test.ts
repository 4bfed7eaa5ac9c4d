import { slots, typeByName } from '@/lib/documents/content/slots';
import { fileKind } from '@/lib/format/file-kind';

it('every type that a slot takes has a name of its own', () => {
  for (const extension of slots.chat.extensions) {
    const type = typeByName(slots.chat, `bill.${extension}`);
    expect(fileKind(type ?? '')).toMatch(/^[A-Z]\w+$/);
  }
});

it('a type that is not known keeps its name', () => {
  expect(fileKind('application/x-tar')).toBe('application/x-tar');
});
