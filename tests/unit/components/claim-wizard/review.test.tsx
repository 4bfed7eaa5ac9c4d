import { screen, within } from '@testing-library/react';
import { Wizard } from '@/components/claim-wizard/wizard';
import { foundOnServer } from '@/components/drafts/open-draft';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const saved = { revision: 2, idempotencyKey: 'key', updatedAt: '2026-11-20T10:00:00.000Z' };
const bill = documentOf('bill', { originalFileName: 'bill.pdf', claimId: null });

/** Asha at a step of a claim that she filled in. */
function show(step: 3 | 4, values: ClaimValues, documents: PresentedDocument[]) {
  const draft = {
    values,
    documents,
    removedDocuments: 0,
    documentsElsewhere: 0,
    wrongNumbers: [],
    ...saved,
  };
  const found = foundOnServer('form_f', { creditorType: 'form_f', ...draft });
  return opened(
    <Wizard user={asha} listed={[]} begin={{ type: 'form_f', submission: null, found }} />,
    {
      as: asha,
      at: `/claim/new?type=form_f&step=${step}`,
      answers: {
        'PUT /api/drafts/form_f': { ...saved, revision: 3 },
        'POST /api/documents/upload-object-storage': documentOf('slip', {
          originalFileName: 'slip.png',
          mimeType: 'image/png',
          claimId: null,
        }),
      },
    },
  );
}

test('the review names each file, and shows small what was photographed on this device', async () => {
  const { user, calls } = show(3, sampleValuesOf('form_f'), [bill]);
  await screen.findByRole('button', { name: 'Choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['picture'], 'slip.png', { type: 'image/png' }));
  await within(await screen.findByRole('list', { name: 'Uploaded files' })).findByText('slip.png');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Check your claim');
  const list = await screen.findByRole('list', { name: 'Documents' });
  const picture = await within(list).findByRole('link', { name: 'Enlarge slip.png' });
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('blob:picture');
  within(list).getByText('bill.pdf');
  expect(list.querySelectorAll('img')).toHaveLength(1);
  // A slow line carries no file twice.
  expect(calls.filter(({ call }) => /\/(view|download|sealed)$/.test(call))).toEqual([]);
});

test('the review leaves out optional fields that are empty, and sections of nothing else', async () => {
  const { aadhaarNumber: _, ...rest } = sampleValuesOf('form_f');
  const optional = ['walletBalance', 'advancePayment', 'securityDeposit', 'refundAmount'];
  const values = Object.fromEntries(
    Object.entries(rest).filter(([name]) => ![...optional, 'otherAmount'].includes(name)),
  );
  show(4, values, []);
  const personal = await screen.findByRole('region', { name: 'Personal Information' });
  within(personal).getByText('Full Name');
  expect(personal.textContent).not.toContain('Aadhaar');
  expect(screen.queryByRole('region', { name: 'Breakdown of Claim Amount' })).toBeNull();
});
