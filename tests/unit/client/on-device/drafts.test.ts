import { keptDrafts } from '@/lib/client/on-device/drafts';
import { emptyVault, keep } from '@/lib/client/on-device/vault';

// Without IndexedDB what is kept lives as long as the page.
beforeEach(emptyVault);

const kept = (draft: object) => ({
  draft: { creditorType: 'form_d', revision: 3, ...draft },
  unsaved: true,
  unanswered: null,
  at: 1,
});

test.each([
  ['now', { idempotencyKey: 'key' }],
  ['by a page of before, which called its key otherwise', { submissionKey: 'key' }],
])('a draft that was kept %s is read with its key', async (_, draft) => {
  await keep('draft:asha:form_d:tab', kept(draft));
  expect(await keptDrafts('asha')).toEqual([kept({ idempotencyKey: 'key' })]);
});
