import { screen, within } from '@testing-library/react';
import { DraftsCard } from '@/components/drafts/drafts-card';
import type { BegunDraft } from '@/components/drafts/kept-list';
import { asha } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened } from '@/tests/support/screen/screen';

const draft = (more: Partial<BegunDraft> = {}): BegunDraft => ({
  creditorType: 'form_d',
  creditorName: 'Asha Devi',
  claimAmount: '186400.00',
  missingFields: 2,
  openSection: { at: 3, name: 'employmentDetails' },
  place: { step: 2, section: { at: 3, name: 'employmentDetails' } },
  documentCount: 1,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

const remove = 'DELETE /api/drafts/form_d';
const filled = draft({
  creditorType: 'form_b',
  missingFields: 0,
  openSection: null,
  place: { step: 3, section: null },
});
const show = (answers: Answers = {}) =>
  opened(<DraftsCard drafts={[draft(), filled]} />, { as: asha, answers });
type Page = ReturnType<typeof show>;

async function ask({ user }: Page) {
  const [first] = await screen.findAllByRole('button', { name: /^Delete: / });
  await user.click(first as HTMLElement);
  return within(await screen.findByRole('alertdialog'));
}

test('a draft says whose it is, how much it claims and what it lacks', async () => {
  show();
  await screen.findByText('Asha Devi · ₹1,86,400.00 · 2 required fields are empty · 1 document');
  screen.getByText(/All required fields are filled in/);
});

test('a draft says where it goes on, and leads there', async () => {
  const at = { step: 4, section: null };
  opened(<DraftsCard drafts={[draft(), filled, draft({ creditorType: 'form_f', place: at })]} />, {
    as: asha,
  });
  await screen.findByText('Continue at: Employment Details');
  screen.getByText('Continue at: Documents');
  screen.getByText('Continue at: Review');
  const leads = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(leads).toEqual([
    '/claim/new?type=form_d&step=2&section=3&draft',
    '/claim/new?type=form_b&step=3&draft',
    '/claim/new?type=form_f&step=4&draft',
  ]);
});

test('a draft is deleted after a question, once, and one that is kept is not', async () => {
  const { answer, give } = held();
  const page = show({ [remove]: answer });
  const first = await ask(page);
  await page.user.click(first.getByRole('button', { name: /^(Cancel|Keep)/ }));
  expect(page.sent(remove)).toEqual([]);
  const dialog = await ask(page);
  await page.user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
  expect(page.sent(remove)).toHaveLength(1);
  give({});
  await screen.findByText('Deleted');
});

test('a draft that could not be deleted says so, and the question stays', async () => {
  const page = show({ [remove]: cutOff });
  const dialog = await ask(page);
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('It could not be deleted');
  screen.getByRole('alertdialog');
});
