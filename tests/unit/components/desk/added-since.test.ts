import { addedSince } from '@/components/desk/determination/added-since';

test('a document counts as newer than a proposal from one millisecond after it', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const documents = [
    '2026-11-20T09:59:59.999Z',
    at,
    '2026-11-20T10:00:00.001Z',
    '2026-12-01T00:00:00.000Z',
  ];
  expect(
    addedSince(
      documents.map((uploadedAt) => ({ uploadedAt })),
      at,
    ),
  ).toBe(2);
  expect(addedSince([], at)).toBe(0);
});
