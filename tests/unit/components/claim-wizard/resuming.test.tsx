import { screen, waitFor } from '@testing-library/react';
import { StartWizard } from '@/components/claim-wizard/start-wizard';
import { keptDrafts } from '@/lib/client/on-device/drafts';
import { emptyVault } from '@/lib/client/on-device/vault';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { asha } from '@/tests/support/screen/people';
import { onPhone } from '@/tests/support/screen/phone';
import { opened } from '@/tests/support/screen/screen';

const updatedAt = '2026-11-20T10:00:00.000Z';

beforeEach(async () => {
  onPhone();
  await emptyVault();
});
afterEach(() => onPhone(false));

/** Asha comes back to a draft that the server has. */
function comeBack(
  at: string,
  values: ClaimValues,
  creditorType: CreditorType = 'form_d',
  files: { removedDocuments?: number; documentsElsewhere?: number } = {},
) {
  const listed = {
    ...{ creditorType, updatedAt, creditorName: 'Asha', claimAmount: '', missingFields: 3 },
    ...{ openSection: { at: 4, name: 'claimInformation' }, documentCount: 0 },
  };
  const saved = { revision: 2, idempotencyKey: 'key', updatedAt };
  const draft = {
    creditorType,
    values,
    documents: [],
    removedDocuments: 0,
    wrongNumbers: [],
    ...files,
  };
  return opened(<StartWizard />, {
    as: asha,
    at,
    answers: {
      'GET /api/drafts': [listed],
      [`GET /api/drafts/${creditorType}`]: { ...draft, ...saved },
      [`PUT /api/drafts/${creditorType}`]: { ...saved, revision: 3 },
    },
  });
}

const whole = sampleValuesOf('form_d');
const shown = () => document.querySelector('[data-open] > p')?.textContent;
const place = async () => (await keptDrafts(asha.id))[0]?.place;

test('a draft opens at its section, whose heading has the focus, and this device keeps where one goes on', async () => {
  const { user } = comeBack('/claim/new?type=form_d&step=2&section=3&draft', { fullName: 'Asha' });
  const heading = await screen.findByText('Employment Details', { selector: 'h3' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(shown()).toBe('Section 3 of 5');
  await waitFor(async () =>
    expect(await place()).toEqual({
      step: 2,
      section: { at: 3, name: 'employmentDetails' },
    }),
  );
  await user.click(screen.getAllByText('Previous section')[1] as HTMLElement);
  await waitFor(async () =>
    expect(await place()).toEqual({
      step: 2,
      section: { at: 2, name: 'addressInformation' },
    }),
  );
});

test('continuing from the first step leads to the section too', async () => {
  const { user } = comeBack('/claim/new', { fullName: 'Asha' });
  await screen.findByText('Continue at: Claim Information');
  await user.click(screen.getByLabelText(/^Continue:/));
  await waitFor(() => expect(shown()).toBe('Section 4 of 5'));
  expect(location.search).toBe('?type=form_d&step=2&section=4');
});

test('a step that the draft does not allow yet leads to the first section with something to mend', async () => {
  // Filled in everywhere, and wrong in one place.
  comeBack('/claim/new?type=form_d&step=4&draft', { ...whole, ifscCode: 'SBIN' });
  await waitFor(() => expect(shown()).toBe('Section 5 of 5'));
  expect(location.search).toBe('?type=form_d&step=2&section=5');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft that was left at the review opens there', async () => {
  comeBack('/claim/new?type=form_d&step=4&draft', whole);
  await screen.findByText('Check your claim');
  await waitFor(async () => expect(await place()).toEqual({ step: 4, section: null }));
});

test('a link to a draft that is gone says so', async () => {
  opened(<StartWizard />, {
    as: asha,
    at: '/claim/new?type=form_d&step=2&section=3&draft',
    answers: { 'GET /api/drafts': [] },
  });
  await screen.findByText('There is nothing left to go on with here');
});

test.each([
  ['gone', { removedDocuments: 2 }, /^2 files were removed/],
  ['with a claim filed since', { documentsElsewhere: 1 }, /^1 file is with another claim/],
])('a draft whose files are %s says so', async (_, files, sentence) => {
  comeBack('/claim/new?type=form_d&step=4&draft', whole, 'form_d', files);
  await screen.findByText(sentence);
  expect(screen.getAllByText(/upload (it|them) again/)).toHaveLength(1);
});
