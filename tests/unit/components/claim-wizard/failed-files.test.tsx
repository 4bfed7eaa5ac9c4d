import { screen, within } from '@testing-library/react';
import { Wizard } from '@/components/claim-wizard/wizard';
import { foundOnServer } from '@/components/drafts/open-draft';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened, refused } from '@/tests/support/screen/screen';

const saved = { revision: 2, idempotencyKey: 'key', updatedAt: '2026-11-20T10:00:00.000Z' };
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** Asha at the documents of a claim that she filled in. */
async function show(upload: () => unknown) {
  const values = sampleValuesOf('form_f');
  const draft = {
    values,
    documents: [],
    removedDocuments: 0,
    documentsElsewhere: 0,
    wrongNumbers: [],
    ...saved,
  };
  const found = foundOnServer('form_f', { creditorType: 'form_f', ...draft });
  const page = opened(
    <Wizard user={asha} listed={[]} begin={{ type: 'form_f', submission: null, found }} />,
    {
      as: asha,
      at: '/claim/new?type=form_f&step=3',
      answers: {
        'PUT /api/drafts/form_f': { ...saved, revision: 3 },
        'POST /api/documents/upload-object-storage': upload,
      },
    },
  );
  await screen.findByRole('button', { name: 'Choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return { ...page, choose: (name: string) => page.user.upload(input, file(name)) };
}

const next = () => screen.getByRole('button', { name: 'Next' });

test('a file that did not arrive is named before the claim goes on without it, and at the review', async () => {
  const { user, choose } = await show(() => refused(500, 'internal'));
  await choose('slip.pdf');
  await screen.findByRole('button', { name: 'Retry the upload of slip.pdf' });
  await user.click(next());
  const warning = await screen.findByText(/^slip\.pdf\. Try again below, or press Next/);
  expect(document.activeElement?.contains(warning)).toBe(true);
  expect(location.search).toContain('step=3');
  await user.click(next());
  // Before the rest of the step is there.
  expect(document.activeElement?.textContent).toBe('Check your claim');
  await screen.findByLabelText(/^I declare/);
  expect(screen.getAllByText('Not uploaded: slip.pdf')).toHaveLength(2);
  const [, again] = screen.getAllByRole('button', { name: 'Change documents' });
  await user.click(again as HTMLElement);
  await screen.findByRole('button', { name: 'Retry the upload of slip.pdf' });
});

test('a file that arrived in the end, or was given up, is not named as failed', async () => {
  let answer: () => unknown = () => refused(500, 'internal');
  const { user, choose } = await show(() => answer());
  await choose('slip.pdf');
  await choose('bill.pdf');
  await screen.findByRole('button', { name: 'Retry the upload of bill.pdf' });
  answer = () => documentOf('slip', { originalFileName: 'slip.pdf', claimId: null });
  await user.click(screen.getByRole('button', { name: 'Retry the upload of slip.pdf' }));
  const uploaded = await screen.findByRole('list', { name: 'Uploaded files' });
  within(uploaded).getByText('slip.pdf');
  await user.click(screen.getByRole('button', { name: 'Remove bill.pdf' }));
  await user.click(next());
  await screen.findByText('Check your claim');
  expect(screen.queryByText(/Not uploaded/)).toBeNull();
});
