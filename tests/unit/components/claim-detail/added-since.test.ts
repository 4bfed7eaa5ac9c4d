import { addedSinceAsked, toldOf } from '@/components/claim-detail/progress/added-since';
import type { PresentedDocument } from '@/lib/documents/present';

const at = (time: string) =>
  ({ id: time, uploadedAt: `2026-03-05T${time}:00.000Z` }) as PresentedDocument;
const asked = {
  status: 'info_required',
  updatedAt: '2026-03-05T10:00:00.000Z',
  documents: [at('12:00'), at('09:00'), at('11:00')],
} as const;
const idsOf = (claim: Parameters<typeof addedSinceAsked>[0]) =>
  addedSinceAsked(claim).map(({ id }) => id);

test('only documents that came after the request for information are listed, in their order', () => {
  expect(idsOf({ ...asked, documents: [...asked.documents] })).toEqual(['11:00', '12:00']);
});

test.each(['submitted', 'under_review', 'approved'] as const)(
  'no documents are listed for a claim that is %s, of which nothing was asked',
  (status) => expect(idsOf({ ...asked, documents: [...asked.documents], status })).toEqual([]),
);

test.each([
  ['sent', '12:01', true],
  ['sent', '11:59', false],
  ['something else', '12:01', false],
])('the message "%s" at %s says that everything was sent: %s', (message, time, told) => {
  const sentAt = `2026-03-05T${time}:00.000Z`;
  expect(toldOf([at('11:00'), at('12:00')], [{ message, sentAt }], 'sent')).toBe(told);
});
