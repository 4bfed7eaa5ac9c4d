import { paperKinds, tellsAdmitted } from '@/lib/papers/kinds';

test('the amount of letters about decisions and refused objections is what is admitted', () => {
  expect(paperKinds.filter(tellsAdmitted)).toEqual(['decision', 'objection']);
});
