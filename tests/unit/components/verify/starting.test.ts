import { startingValues } from '@/components/verify/determination/values';
import type { PresentedDetermination } from '@/lib/claims/determinations/present';
import type { PresentedClaim } from '@/lib/claims/present';

const worker = (workerKind: string) =>
  ({
    creditorType: 'form_d',
    claimAmount: '1000.00',
    claimData: { workerKind },
  }) as unknown as PresentedClaim;

const noCover = { securedAmount: '0.00', guaranteedAmount: '0.00', setOffAmount: '0.00' };
const determined = (facts: Partial<PresentedDetermination>) =>
  ({ heads: [], ...noCover, government: null, ...facts }) as PresentedDetermination;

const startOf = (kind: string, newest?: Partial<PresentedDetermination>) => {
  const { workman, category } = startingValues(worker(kind), newest && determined(newest));
  return [workman, category];
};

test('the desk starts with a worker’s own answer until a professional gives another', () => {
  expect(startOf('employee')).toEqual(['no', '']);
  expect(startOf('workman')).toEqual(['yes', '']);
  expect(startOf('')).toEqual(['', '']);
  expect(startOf('employee', { workman: null, category: 'employees' })).toEqual(['no', '']);
  expect(startOf('employee', { workman: true, category: 'workmen' })).toEqual(['yes', '']);
  expect(startOf('', { workman: null, category: 'workmen' })).toEqual(['', '']);
});

test('a category that a professional chose against the worker’s own answer stays chosen', () => {
  expect(startOf('employee', { workman: null, category: 'workmen' })).toEqual(['', '']);
  expect(startOf('', { workman: null, category: 'employees' })).toEqual(['', 'employees']);
});
