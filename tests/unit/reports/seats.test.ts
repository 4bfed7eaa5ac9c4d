import { takeSeat } from '@/lib/reports/seats';

const share = { code: 'exports_under_way', retryAfter: 5 };
const full = { code: 'exports_busy', retryAfter: 5 };
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
  expect(refused('asha')).toMatchObject(share);
  const others = [takeSeat('ravi'), takeSeat('meera')];
  expect(refused('kavita')).toMatchObject(full);
  first();
  first();
  const third = takeSeat('kavita');
  expect(refused('sunil')).toMatchObject(full);
  for (const leave of [second, third, ...others]) leave();
  expect(refused('sunil')).toBeNull();
});
