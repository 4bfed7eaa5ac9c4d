import { placeOf, tabIn, tabOf, tabsOf, withTab } from '@/components/claim/claim-tabs';
import type { PresentedClaim } from '@/lib/claims/records/present';

const claimOf = (changes: Partial<PresentedClaim>) =>
  ({ flagged: [], version: 1, ...changes }) as unknown as PresentedClaim;

test('a claim has tabs only for what it has, and a claimant has neither the trail nor the same numbers', () => {
  expect(tabsOf(claimOf({}), 'ip_case_manager')).toEqual([
    'form',
    'documents',
    'decision',
    'trail',
  ]);
  const changed = claimOf({ version: 2, flagged: [{ name: 'sameNumbers' }] });
  expect(tabsOf(changed, 'ip_admin')).toEqual([
    'form',
    'documents',
    'decision',
    'same',
    'versions',
    'trail',
  ]);
  expect(tabsOf(changed, 'claimant')).not.toContain('trail');
  expect(tabsOf(changed, 'claimant')).not.toContain('same');
});

test('an address names one tab of a claim, and an unknown name opens the form', () => {
  expect(tabIn(new URLSearchParams('tab=trail'))).toBe('trail');
  expect(tabIn(new URLSearchParams('tab=TRAIL'))).toBe('form');
  expect(tabIn(new URLSearchParams(''))).toBe('form');
  expect(withTab('?status=submitted', 'trail')).toBe('?status=submitted&tab=trail');
  expect(withTab('status=submitted&tab=trail', 'form')).toBe('?status=submitted');
  expect(withTab('', 'form')).toBe('');
});

test('each flag links to the tab where its cause is seen', () => {
  expect([tabOf({ name: 'sameNumbers' }), placeOf({ name: 'sameNumbers' })]).toEqual([
    'same',
    '#same',
  ]);
  expect(tabOf({ name: 'edited' })).toBe('versions');
  expect(tabOf({ name: 'late' })).toBe('form');
  expect(tabOf({ name: 'late', says: { track: 'received' } })).toBe('decision');
  expect(tabOf({ name: 'relatedParty' })).toBe('decision');
  expect(tabOf({ name: 'relatedParty', field: 'isRelatedParty' })).toBe('form');
  expect(placeOf({ name: 'otherHolder', field: 'accountHolderName' })).toBe(
    '#fact-accountHolderName',
  );
  expect([tabOf({ name: 'late' }), placeOf({ name: 'late' })]).toEqual(['form', '#filed']);
});
