import { keepDetermination } from '@/lib/client/on-device/determinations';
import { type KeptDraft, keepDraft } from '@/lib/client/on-device/drafts';
import { keepEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { beforeSignOut } from '@/lib/client/session/before-sign-out';
import { leavesUnsaved } from '@/lib/client/session/unsaved';

// Without IndexedDB the data lives as long as the page, as in a browser that forbids storage.
beforeEach(async () => {
  Object.assign(globalThis, { localStorage: { getItem: () => 'token' } });
  beforeSignOut.clear();
  await emptyVault();
});

const draft = (unsaved: boolean) =>
  ({ draft: { creditorType: 'form_d' }, unsaved, at: 1, unanswered: null }) as KeptDraft;

test('signing out loses nothing of someone who wrote nothing, or whose draft the server has', async () => {
  expect(await leavesUnsaved('asha')).toBe(false);
  await keepDraft('asha', draft(false));
  expect(await leavesUnsaved('asha')).toBe(false);
});

test.each([
  ['a draft that could not be saved', () => keepDraft('asha', draft(true))],
  ['changes of a claim', () => keepEdit('asha', 'claim', { department: 'Depot' })],
  ['an answer', () => keepEdit('asha', 'claim:list:1:0', { words: 'In October' })],
  [
    'a determination',
    () => keepDetermination('asha', 'claim', { values: {}, claimVersion: 1, seen: 0, sent: false }),
  ],
])('signing out would lose %s that this device keeps', async (_, keep) => {
  await keep();
  expect(await leavesUnsaved('asha')).toBe(true);
  expect(await leavesUnsaved('meera')).toBe(false);
});

test('signing out does not ask about changes that were saved or undone', async () => {
  await keepEdit('asha', 'claim', { department: 'Depot' });
  await keepEdit('asha', 'claim', {});
  expect(await leavesUnsaved('asha')).toBe(false);
});

test('signing out lets each part of the page save, and asks when one of them cannot', async () => {
  const tried: string[] = [];
  const part = (name: string, unsaved: boolean) => async () => {
    tried.push(name);
    return unsaved;
  };
  beforeSignOut.add(part('held', false));
  expect(await leavesUnsaved('asha')).toBe(false);
  beforeSignOut.add(part('draft', true)).add(part('edit', false));
  expect(await leavesUnsaved('asha')).toBe(true);
  expect(tried).toEqual(['held', 'held', 'draft', 'edit']);
  beforeSignOut.clear();
  beforeSignOut.add(() => Promise.reject(new Error('No line')));
  expect(await leavesUnsaved('asha')).toBe(true);
});
