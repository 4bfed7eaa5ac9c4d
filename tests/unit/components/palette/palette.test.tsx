import { screen } from '@testing-library/react';
import { PaletteDialog } from '@/components/palette/palette-dialog';
import { meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const found = {
  id: 'c1',
  claimNumber: 'CLM-2026-000001',
  creditorName: 'Kaveri Bank',
  claimAmount: '100.00',
  status: 'submitted',
};

const show = () =>
  opened(<PaletteDialog onClose={() => {}} />, {
    as: meera,
    answers: {
      'POST /api/claims/number': { token: 'TOKEN' },
      'GET /api/claims': { claims: [found], total: 1 },
    },
  });

test.each(['ABCPL1234C', '1987 6543 2107', '198765432107', '50100234567890', '+91 9911012345'])(
  'the number %s typed into the palette goes up in no address, and finds its claim',
  async (number) => {
    const { user, calls, sent } = show();
    await user.click(await screen.findByRole('combobox'));
    await user.paste(number);
    await screen.findByText('Kaveri Bank');
    const parts = [number, encodeURIComponent(number), number.replaceAll(' ', '+')];
    for (const { call } of calls)
      expect(parts.filter((part) => call.toLowerCase().includes(part.toLowerCase()))).toEqual([]);
    expect(sent('POST /api/claims/number')).toEqual([{ number }]);
    const asked = calls.filter(({ call }) => call.startsWith('GET /api/claims?'));
    expect(
      asked.map(({ call }) => new URL(call.slice(4), 'http://a').searchParams.get('number')),
    ).toEqual(['TOKEN']);
  },
);

test('a name typed into the palette is searched for as it is, once', async () => {
  const { user, calls } = show();
  await user.type(await screen.findByRole('combobox'), 'kaveri');
  await screen.findByText('Kaveri Bank');
  const asked = calls.filter(({ call }) => call.startsWith('GET /api/claims?'));
  expect(
    asked.map(({ call }) => new URL(call.slice(4), 'http://a').searchParams.get('search')),
  ).toEqual(['kaveri']);
});
