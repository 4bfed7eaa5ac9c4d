import { screen } from '@testing-library/react';
import { useState } from 'react';
import { AssignCard } from '@/components/claim-detail/status/assign-card';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const to = 'PATCH /api/claims/claim/assign';
const professional = (person: typeof meera, openClaims: number, status = 'active') => ({
  ...person,
  openClaims,
  status,
});
const kavita = {
  ...ravi,
  id: 'kavita',
  firstName: 'Kavita',
  lastName: 'Rao',
  email: 'k@example.in',
};

/** The page catches up with a colleague who took the claim. */
function Card() {
  const [claim, setClaim] = useState(claimOf('form_d', { assignedToId: 'ravi', assignedTo: ravi }));
  return (
    <>
      <AssignCard claim={claim} />
      <button
        type="button"
        onClick={() => setClaim({ ...claim, assignedToId: 'kavita', assignedTo: kavita })}
      >
        Catch up
      </button>
    </>
  );
}
const show = (answers: Answers) =>
  opened(<Card />, {
    as: meera,
    answers: {
      'GET /api/ip-professionals': [
        professional(meera, 1),
        professional(ravi, 12),
        professional(kavita, 0, 'disabled'),
      ],
      'GET /api/claims/claim': claimOf('form_d', { assignedToId: 'kavita', assignedTo: kavita }),
      ...answers,
    },
  });

test('a claim is handed on once, from whom it was with when that was chosen; who left is not offered', async () => {
  const { answer, give } = held();
  const { user, sent } = show({ [to]: answer });
  await user.click(await screen.findByRole('combobox'));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual([
    expect.stringMatching(/assigned/i),
    expect.stringContaining('Meera Iyer · Administrator · 1 open claim'),
    expect.stringContaining('Ravi Menon · Case Manager · 12 open claims'),
  ]);
  await user.click(screen.getByRole('option', { name: /^Meera/ }));
  await user.click(screen.getByRole('button', { name: 'Catch up' }));
  await user.dblClick(screen.getByRole('button', { name: 'Assign' }));
  expect(sent(to)).toEqual([{ assigneeId: 'meera', from: 'ravi' }]);
  give(claimOf('form_d', { assignedToId: 'meera', assignedTo: meera }));
  await screen.findByText('Claim assigned successfully');
});

test('a colleague who was faster is told, and the next try goes out from them', async () => {
  const { user, sent } = show({ [to]: refused(409, 'assigned_meanwhile', 'Kavita has it.') });
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /assigned/i }));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect((await screen.findAllByText('Kavita has it.')).length).toBeGreaterThan(0);
  await screen.findByText('Kavita Rao');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(sent(to)).toEqual([
    { assigneeId: null, from: 'ravi' },
    { assigneeId: null, from: 'kavita' },
  ]);
});
