import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened, refused } from '@/tests/support/screen/screen';

function Remark() {
  const [value, setValue] = useState('');
  return (
    <Field label="Remarks">
      <WithSnippets kind="remark" value={value} onTake={setValue}>
        <Textarea value={value} onChange={({ target }) => setValue(target.value)} />
      </WithSnippets>
    </Field>
  );
}

const kept = [
  { id: 's1', kind: 'remark', text: 'Secured by a first charge.' },
  { id: 's2', kind: 'remark', text: 'Books of 2023 are missing.' },
  { id: 's3', kind: 'reason', text: 'No invoice.' },
];
const show = (answers: Answers = {}, language: 'en' | 'hi' = 'en') =>
  opened(<Remark />, {
    as: meera,
    language,
    answers: {
      'GET /api/snippets': { snippets: kept },
      'POST /api/snippets': { id: 's9', kind: 'remark', text: 'x' },
      'DELETE /api/snippets/s1': { id: 's1' },
      ...answers,
    },
  });
const field = () => screen.findByRole('textbox', { name: 'Remarks' });
const list = () => screen.findByRole('dialog', { name: 'Kept sentences' });

test('a slash in the empty field opens the sentences of its kind; letters find one, and Enter takes it', async () => {
  const { user, sent } = show();
  await user.type(await field(), '/');
  const box = within(await list());
  await waitFor(() => expect(box.getAllByRole('option').length).toBe(2));
  // A slash there is a letter like others.
  await user.keyboard('/{Backspace}books{Enter}');
  await waitFor(async () => expect(await field()).toHaveProperty('value', kept[1]?.text));
  expect(document.activeElement).toBe(await field());
  expect(sent('POST /api/snippets')).toEqual([{ kind: 'remark', text: kept[1]?.text }]);
});

test('a slash after other text is a slash, and Escape leaves the field as it was', async () => {
  const { user, calls } = show();
  await user.type(await field(), 'CA/2026');
  expect(await field()).toHaveProperty('value', 'CA/2026');
  expect(calls.some(({ call }) => call === 'GET /api/snippets')).toBe(false);
  await user.clear(await field());
  await user.type(await field(), '/');
  await list();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveProperty('value', '');
});

test('what the field says is kept with a press, and a refusal says why', async () => {
  let answer: unknown = () => refused(409, 'too_many_snippets', 'At most 50.');
  const { user, sent } = show({
    'POST /api/snippets': () => (typeof answer === 'function' ? answer() : answer),
  });
  expect(screen.queryByRole('button', { name: 'Keep this sentence' })).toBeNull();
  await user.type(await field(), ' Seen. ');
  await user.click(await screen.findByRole('button', { name: 'Keep this sentence' }));
  await screen.findByText('The sentence was not kept');
  answer = { id: 's9', kind: 'remark', text: 'Seen.' };
  await user.click(await screen.findByRole('button', { name: 'Keep this sentence' }));
  await screen.findByText(/^Kept/);
  expect(sent('POST /api/snippets')).toEqual([
    { kind: 'remark', text: 'Seen.' },
    { kind: 'remark', text: 'Seen.' },
  ]);
});

test('a sentence too long to keep is not offered', async () => {
  const { user } = show();
  await user.click(await field());
  await user.paste('x'.repeat(501));
  expect(screen.queryByRole('button', { name: 'Keep this sentence' })).toBeNull();
});

test('the chosen sentence is removed from the list', async () => {
  const { user, calls } = show();
  await user.type(await field(), '/');
  const box = within(await list());
  await user.click(await box.findByRole('button', { name: 'Remove the chosen sentence' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /api/snippets/s1'));
});

test('without a network the list says so and is asked again, and an empty one says how to fill it', async () => {
  let answer: unknown = cutOff;
  const { user } = show({
    'GET /api/snippets': () => (typeof answer === 'function' ? answer() : answer),
  });
  await user.type(await field(), '/');
  await screen.findByText('The kept sentences could not be loaded');
  answer = { snippets: [] };
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText(/^No sentence is kept yet/);
});

test('in Hindi the words are Hindi', async () => {
  const { user } = show({}, 'hi');
  await user.type(await field(), 'देखा');
  await screen.findByRole('button', { name: 'यह वाक्य रखें' });
});
