import { screen, waitFor } from '@testing-library/react';
import { FilesDialog } from '@/components/claim-files/files-dialog';
import type { PresentedClaimFile } from '@/lib/reports/claim-files/present';
import { meera } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const file: PresentedClaimFile = {
  id: 'f1',
  state: 'waiting',
  language: 'en',
  claims: 3,
  done: 0,
  leftOut: 0,
  askedAt: '2026-11-01T10:00:00.000Z',
  madeAt: null,
  expiresAt: null,
  fileName: null,
  fileSize: null,
  sha256: null,
};
const ask = 'POST /api/claims/files';

const show = (ids: string[], answers: Answers = {}, language: 'en' | 'hi' = 'en') =>
  opened(<FilesDialog ids={ids} onClose={() => {}} />, {
    as: meera,
    language,
    answers: { 'GET /api/claims/files': { files: [] }, ...answers },
  });

test.each([
  ['en', 'Make the file of 2 claims'],
  ['hi', /2/],
] as const)(
  'the file of the chosen claims is asked for once, in the language of the page (%s)',
  async (language, name) => {
    const { answer, give } = held();
    const { user, sent } = show(['a', 'b'], { [ask]: answer }, language);
    await user.dblClick(await screen.findByRole('button', { name }));
    expect(sent(ask)).toEqual([{ ids: ['a', 'b'], language }]);
    give({ id: 'f1' });
    // The list is asked for anew.
    await waitFor(() => expect(sent('GET /api/claims/files')).toHaveLength(2));
  },
);

test('the files of more than 500 claims are not asked for, and a refusal is shown', async () => {
  const { user, close } = show(['a'], {
    [ask]: refused(429, 'too_many_claim_files', 'Too many files today.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Make the file' }));
  await screen.findByText('Too many files today.');
  close();
  const many = show(Array.from({ length: 501 }, (_, at) => String(at)));
  await many.user.click(await screen.findByRole('button', { name: 'Make the file of 501 claims' }));
  screen.getByText(/One file holds at most 500 claims/);
  expect(many.sent(ask)).toEqual([]);
});

const made = { madeAt: file.askedAt, expiresAt: '2026-11-08T10:00:00.000Z', fileSize: 2_000 };

test.each<[Partial<PresentedClaimFile>, string, boolean]>([
  [{ state: 'waiting' }, 'Waiting for its turn', false],
  [{ state: 'making', done: 1 }, '1 of 3 claims', false],
  [
    { state: 'failed' },
    'The file could not be made. Ask for it again; if that fails too, tell an administrator.',
    false,
  ],
  [
    { state: 'made', ...made, leftOut: 1 },
    '1 claim is not in it, because you can no longer see it.',
    true,
  ],
])('a file %j says how far it is', async (more, says, there) => {
  show([], { 'GET /api/claims/files': { files: [{ ...file, ...more }] } });
  await screen.findByText(says);
  expect(screen.queryAllByRole('button', { name: /^Download the file made/ })).toHaveLength(
    there ? 1 : 0,
  );
});
