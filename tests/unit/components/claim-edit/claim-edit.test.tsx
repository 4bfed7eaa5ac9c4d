import { screen, waitFor } from '@testing-library/react';
import { ClaimEdit } from '@/components/claim-edit/claim-edit';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened } from '@/tests/support/screen/screen';

const claim = claimOf('form_f', { version: 3 });
const changed = (values: Record<string, unknown>, more: Partial<PresentedClaim> = {}) => ({
  ...claim,
  ...more,
  claimData: { ...claim.claimData, ...values },
});
const to = 'PATCH /api/claims/claim';
const get = 'GET /api/claims/claim';

const show = (answers: Answers = {}) =>
  opened(<ClaimEdit id="claim" />, {
    as: asha,
    at: '/claim/claim/edit',
    answers: { [get]: claim, 'GET /api/case': {}, ...answers },
  });
type Page = ReturnType<typeof show>;

const witness = () => screen.findByLabelText<HTMLTextAreaElement>(/^Witness Details/);
async function type({ user }: Page, text: string) {
  const field = await witness();
  await user.clear(field);
  await user.paste(text);
}
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const kept = () => keptEdit(asha.id, 'claim');

beforeEach(emptyVault);

test('only what was changed is saved, over the version that it was begun on', async () => {
  const page = show({ [to]: changed({ witnessDetails: 'Depot' }, { version: 4 }) });
  await type(page, 'Depot');
  await waitFor(async () => expect(await kept()).toEqual({ witnessDetails: 'Depot' }));
  await save(page);
  await screen.findByText('Changes saved successfully');
  expect(page.sent(to)).toEqual([{ version: 3, claimData: { witnessDetails: 'Depot' } }]);
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('what was changed and not saved is there again after a reload, and says so', async () => {
  const page = show();
  await type(page, 'Depot');
  await waitFor(async () => expect(await kept()).toEqual({ witnessDetails: 'Depot' }));
  page.reload();
  await screen.findByText('Your changes are back');
  expect((await witness()).value).toBe('Depot');
  await page.user.click(screen.getByRole('button', { name: 'Undo my changes' }));
  await waitFor(async () => expect((await witness()).value).toBe('None.'));
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('a save without an answer loses nothing and says so', async () => {
  const page = show({ [to]: cutOff });
  await type(page, 'Depot');
  await save(page);
  await screen.findByText('Nothing you typed is lost. Please try again.');
  expect((await witness()).value).toBe('Depot');
});

test.each([
  ['Keep what I typed', 'Depot'],
  ['Load the saved values', 'None.'],
])('the later of two who save is told of the other: %s', async (choice, stands) => {
  let stored = claim;
  const params = { name: 'Asha Devi', at: '2026-11-02T10:00:00.000Z' };
  let reply: () => unknown = () => {
    stored = changed({ supportingDocuments: 'A letter' }, { version: 4 });
    const issues = [{ path: 'version', rule: 'form_changed_meanwhile', params }];
    const body = { code: 'form_changed_meanwhile', message: 'Changed.', issues };
    return new Response(JSON.stringify(body), { status: 409 });
  };
  const page = show({ [get]: () => stored, [to]: () => reply() });
  await type(page, 'Depot');
  await save(page);
  await screen.findByText(/Asha Devi saved other values on 2 Nov 2026/);
  screen.getByText(/Changed there: Supporting Documents\./);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(
    true,
  );
  await page.user.click(screen.getByRole('button', { name: choice }));
  await waitFor(async () => expect((await witness()).value).toBe(stands));
  expect(screen.queryByText(/saved other values/)).toBeNull();
  if (stands !== 'Depot') return;
  reply = () => stored;
  await save(page);
  await screen.findByText('Changes saved successfully');
  expect(page.sent(to).at(-1)).toEqual({ version: 4, claimData: { witnessDetails: 'Depot' } });
});

test('a claim that was decided meanwhile cannot be saved', async () => {
  show({ [get]: { ...claim, status: 'approved' } });
  await screen.findByText('This claim cannot be changed any more');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(
    true,
  );
});
