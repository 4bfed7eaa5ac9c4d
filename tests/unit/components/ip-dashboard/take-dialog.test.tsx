import { screen } from '@testing-library/react';
import { TakeDialog } from '@/components/ip-dashboard/pool/take-dialog';
import { meera } from '@/tests/support/screen/people';
import { held, opened } from '@/tests/support/screen/screen';

const take = 'POST /api/claims/take';
const show = (pool: number, reply: unknown = { taken: [] }) =>
  opened(<TakeDialog onClose={() => {}} />, {
    as: meera,
    answers: { 'GET /api/claims/counts': { pool }, [take]: reply },
  });

test('no more claims are taken than the button says, and a double press takes them once', async () => {
  const { answer, give } = held();
  const { user, sent } = show(12, answer);
  await user.dblClick(await screen.findByRole('button', { name: 'Take 12' }));
  expect(sent(take)).toEqual([{ count: 12 }]);
  give({ taken: [] });
  await screen.findByText('Somebody else was faster: no claim is left');
});

test.each([
  ['0', 'Take 0', false],
  ['1', 'Take 1', true],
  ['100', 'Take 100', true],
  ['101', 'Take 0', false],
])(
  'of many claims %s are taken by the button “%s”, if it can be pressed: %s',
  async (typed, name, may) => {
    const { user } = show(5_000);
    const field = await screen.findByLabelText(/How many/);
    await user.clear(field);
    await user.type(field, typed);
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(!may);
  },
);

test('where every claim is assigned, none can be taken', async () => {
  show(0);
  await screen.findByText('Every claim is assigned.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Take/ }).disabled).toBe(true);
});
