import { unasked } from '@/lib/claims/deeds/determinations/in-full';

// The answers that rules and status calls use where nobody was asked.
test('an admission in full takes the worker’s own word for being an employee, and answers nothing for them', () => {
  const of = (workerKind: string) =>
    unasked({ creditorType: 'form_d', claimData: { workerKind, isRelatedParty: 'yes' } });
  expect(of('employee')).toMatchObject({
    category: 'employees',
    workman: null,
    relatedParty: true,
  });
  expect(of('workman').category).toBe('workmen');
  expect(of('').category).toBe('workmen');
});
