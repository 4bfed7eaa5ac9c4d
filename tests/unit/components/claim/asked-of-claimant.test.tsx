import { screen } from '@testing-library/react';
import { DocumentsRequired } from '@/components/claim/documents-required';
import { MissingFields } from '@/components/claim/form/missing-fields';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const claim = (instructions?: string) => {
  const filed = claimOf('form_d', { status: 'submitted', documents: [] });
  const claimData = {
    ...filed.claimData,
    requiresDocumentUpload: true,
    documentUploadInstructions: instructions,
    missingFields: ['bankName'],
  };
  return { ...filed, claimData };
};

async function show(reader: 'claimant' | 'professional', instructions?: string) {
  const asked = claim(instructions);
  opened(
    <>
      <DocumentsRequired claim={asked} reader={reader} />
      <MissingFields claim={asked} reader={reader} />
    </>,
    { as: reader === 'claimant' ? asha : meera },
  );
  await screen.findByText('Document Upload Required');
}

test('a professional reads what the claimant was asked, and is sent nowhere', async () => {
  await show('professional', 'Pay slips,\nplease.');
  expect(screen.getByText('Document Upload Required')).toBeTruthy();
  expect(screen.getByText('The claimant is asked to upload:')).toBeTruthy();
  expect(screen.getByText(/Pay slips,\s+please\./)).toBeTruthy();
  expect(screen.getByText(/^The claimant is asked to fill in: /)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('where nobody wrote instructions, a professional reads the portal’s own', async () => {
  await show('professional');
  expect(screen.getByText(/^The claimant is asked for the papers/)).toBeTruthy();
  expect(screen.queryByText(/^Add the papers/)).toBeNull();
});

test('a claimant is asked, and led to both', async () => {
  await show('claimant', 'Pay slips, please.');
  expect(screen.getByText('Pay slips, please.')).toBeTruthy();
  expect(screen.getByText(/^Please fill in: /)).toBeTruthy();
  expect(screen.getAllByRole('link').length + screen.queryAllByRole('button').length).toBe(2);
});
