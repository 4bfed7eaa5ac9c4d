import { screen, waitFor } from '@testing-library/react';
import { Wizard } from '@/components/claim-wizard/wizard';
import { foundOnServer } from '@/components/drafts/open-draft';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const saved = { revision: 2, idempotencyKey: 'key', updatedAt: '2026-11-20T10:00:00.000Z' };

/** Asha at the review of a claim that she filled in before. */
const show = () =>
  opened(
    <Wizard
      user={asha}
      listed={[]}
      begin={{
        type: 'form_ca',
        submission: null,
        found: foundOnServer('form_ca', {
          creditorType: 'form_ca',
          values: sampleValuesOf('form_ca'),
          documents: [],
          removedDocuments: 0,
          documentsElsewhere: 0,
          wrongNumbers: [],
          ...saved,
        }),
      }}
    />,
    {
      as: asha,
      at: '/claim/new?type=form_ca&step=4',
      answers: {
        'PUT /api/drafts/form_ca': { ...saved, revision: 3 },
        'POST /api/claims': { id: 'claim', claimNumber: 'CLM-2026-000001' },
      },
    },
  );

const declaration = () => screen.findByLabelText(/^I declare/);
const submit = () => screen.getByText('Submit');

test('a claim that is changed after its declaration is not filed until it is declared anew', async () => {
  const { user, sent, calls } = show();
  await user.click(await declaration());
  await user.click(screen.getByLabelText('Change claim amount'));
  const amount = await screen.findByLabelText(/Claim Amount/, { selector: 'input' });
  await user.clear(amount);
  await user.type(amount, '777');
  await user.click(screen.getByText('Back to my check'));
  await waitFor(async () => expect((await declaration()).ariaChecked).toBe('false'));
  await user.click(submit());
  await screen.findByText('Tick the declaration before you submit');
  expect(sent('POST /api/claims')).toEqual([]);
  await user.click(await declaration());
  await user.click(submit());
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/claims'));
  expect(sent('POST /api/claims')).toMatchObject([{ claimAmount: '777' }]);
});
