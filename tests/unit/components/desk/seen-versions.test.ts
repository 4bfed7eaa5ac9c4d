import { conflictOf, withSeen } from '@/components/desk/determination/seen-versions';

const read = { claimVersion: 1, seen: 1 };

test('a claim that was edited and determined meanwhile is shown as two conflicts, the edit first', () => {
  const now = { claimVersion: 2, seen: 2 };
  expect(conflictOf(read, now)).toBe('claim');
  const claimRead = withSeen(read, now, 'claim');
  expect(claimRead).toEqual({ claimVersion: 2, seen: 1 });
  expect(conflictOf(claimRead, now)).toBe('determination');
  const allRead = withSeen(claimRead, now, 'determination');
  expect(allRead).toEqual(now);
  expect(conflictOf(allRead, now)).toBeNull();
});

test('a newer determination alone is a conflict, and no change is none', () => {
  expect(conflictOf(read, { claimVersion: 1, seen: 2 })).toBe('determination');
  expect(conflictOf(read, { ...read })).toBeNull();
});
