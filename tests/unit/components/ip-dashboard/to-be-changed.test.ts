import { changing } from '@/components/ip-dashboard/bulk/to-be-changed';

const alike = [
  { status: 'submitted' as const, assignedToId: null, claims: 2, amount: '9007199254740993.10' },
  { status: 'submitted' as const, assignedToId: 'ravi', claims: 3, amount: '0.05' },
  { status: 'approved' as const, assignedToId: 'ravi', claims: 4, amount: '500.00' },
  { status: 'withdrawn' as const, assignedToId: null, claims: 8, amount: '7000.00' },
];

test('a change is about the claims that are not so yet, without withdrawn ones, to the paisa', () => {
  expect(changing(alike, () => false)).toEqual({
    already: 0,
    claims: 9,
    amount: '9007199254741493.15',
  });
  expect(changing(alike, ({ status }) => status === 'approved')).toEqual({
    already: 4,
    claims: 5,
    amount: '9007199254740993.15',
  });
  expect(changing(alike, ({ assignedToId }) => assignedToId === 'ravi')).toEqual({
    already: 7,
    claims: 2,
    amount: '9007199254740993.10',
  });
});
