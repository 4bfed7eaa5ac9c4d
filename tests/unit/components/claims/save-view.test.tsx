import { screen, waitFor } from '@testing-library/react';
import { SavedViews } from '@/components/claims/saved-views/saved-views';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const views = [
  { id: 'v1', name: 'Mine', query: 'queue=proposed', shared: false, by: null },
  { id: 'v2', name: 'Banks', query: 'creditorType=form_c', shared: true, by: ravi },
];
const put = 'PUT /api/verification/views';
const show = (answers: Answers = {}) => {
  const gone: string[] = [];
  const page = opened(
    <SavedViews
      place="desk"
      path="/ip/verify"
      current="sort=amount"
      onGo={(query) => gone.push(query)}
      onClose={() => {}}
    />,
    { as: meera, answers: { 'GET /api/verification/views': views, ...answers } },
  );
  return { ...page, gone };
};

test('a view is saved under its name with what is listed, once; refused, its name stays', async () => {
  let reply: () => unknown = () => refused(409, 'too_many_views', 'Too many views.');
  const { user, sent } = show({ [put]: () => reply() });
  const save = await screen.findByRole('button', { name: 'Save this list as a view' });
  await user.click(save);
  screen.getByText('Give the view a name');
  await user.type(screen.getByLabelText(/Name of this view/), ' By amount ');
  await user.click(screen.getByRole('checkbox', { name: 'Share it with everybody on the team' }));
  await user.click(save);
  await screen.findByText('Too many views.');
  screen.getByDisplayValue('By amount');
  const { answer, give } = held();
  reply = answer;
  await user.dblClick(save);
  const body = { name: 'By amount', query: 'sort=amount', shared: true };
  expect(sent(put)).toEqual([body, body]);
  give({});
  // The next one begins without a name.
  await waitFor(() => expect(screen.queryByDisplayValue('By amount')).toBeNull());
});

test('a view leads to what it lists, and only one’s own can be removed', async () => {
  const { user, gone } = show();
  await user.click(await screen.findByRole('button', { name: 'Banks' }));
  expect(gone).toEqual(['creditorType=form_c']);
  screen.getByRole('button', { name: 'Remove Mine' });
  expect(screen.queryByRole('button', { name: 'Remove Banks' })).toBeNull();
});
