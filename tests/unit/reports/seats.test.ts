import { takeSeat } from '@/lib/reports/seats';

const refusal = { code: 'too_many_requests', retryAfter: 5 };
const refused = (userId: string) => {
  try {
    takeSeat(userId)();
    return null;
  } catch (error) {
    return error;
  }
};

test('one person has two places, all together four, and each is given back once', () => {
  const [first, second] = [takeSeat('asha'), takeSeat('asha')];
  expect(refused('asha')).toMatchObject(refusal);
  const others = [takeSeat('ravi'), takeSeat('meera')];
  expect(refused('kavita')).toMatchObject(refusal);
  first();
  first();
  const third = takeSeat('kavita');
  expect(refused('sunil')).toMatchObject(refusal);
  for (const leave of [second, third, ...others]) leave();
  expect(refused('sunil')).toBeNull();
});
