import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { UploadWidget } from '@/components/documents/upload/upload-widget';
import { toastStore } from '@/components/ui/toast/toast';
import type { PresentedDocument } from '@/lib/documents/present';
import { documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened, refused } from '@/tests/support/screen/screen';

const uploads = 'POST /api/documents/upload-object-storage';
const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

function Widget() {
  const [documents, setDocuments] = useState<PresentedDocument[]>([]);
  return <UploadWidget documents={documents} onChange={setDocuments} />;
}

async function show(answer: (name: string) => unknown) {
  const page = opened(<Widget />, {
    as: asha,
    answers: { [uploads]: ({ body }: { body: unknown }) => answer((body as Fields).file.name) },
  });
  await screen.findByRole('button', { name: 'Choose files' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is a field for files');
  return { ...page, choose: (...files: File[]) => page.user.upload(input, files) };
}

interface Fields {
  idempotencyKey: string;
  file: File;
}

test('a file that is sent again has the key of its first try, and each file its own', async () => {
  let answer = (_: string): unknown => refused(500, 'internal');
  const { user, choose, sent } = await show((name) => answer(name));
  await choose(file('bill.pdf'), file('slip.pdf'));
  const retry = () => screen.findAllByRole('button', { name: /^Retry the upload of/ });
  await screen.findByRole('button', { name: 'Retry the upload of bill.pdf' });
  await screen.findByRole('button', { name: 'Retry the upload of slip.pdf' });
  answer = (name) => documentOf(name, { originalFileName: name, claimId: null });
  for (const button of await retry()) await user.click(button);
  await screen.findByRole('button', { name: /Remove slip\.pdf/ });
  await screen.findByRole('button', { name: /Remove bill\.pdf/ });
  const keysOf = (name: string) =>
    (sent(uploads) as Fields[])
      .filter((fields) => fields.file.name === name)
      .map(({ idempotencyKey }) => idempotencyKey);
  const [bill, slip] = [keysOf('bill.pdf'), keysOf('slip.pdf')];
  expect([bill.length, new Set(bill).size]).toEqual([2, 1]);
  expect([slip.length, new Set(slip).size]).toEqual([2, 1]);
  expect(bill[0]).not.toBe(slip[0]);
});

const page = new Response('<html>Fault</html>', { status: 500 });

test.each([
  ['the portal broke', () => refused(500, 'internal', 'Something went wrong on our side.')],
  ['something on the way answered', () => page.clone()],
])('an upload that failed for no known reason says just that: %s', async (_, answer) => {
  const { choose } = await show(answer);
  await choose(file('bill.pdf'));
  const retry = await screen.findByRole('button', { name: 'Retry the upload of bill.pdf' });
  expect(retry.closest('li')?.textContent).toContain('Failed to upload files');
  expect(toastStore.current()).toMatchObject({
    title: 'Upload failed',
    description: 'Failed to upload files',
  });
});

test('an upload that failed for a known reason says that reason', async () => {
  const { choose } = await show(() => refused(415, 'pdf_empty', 'The file is empty.'));
  await choose(file('bill.pdf'));
  await screen.findByRole('button', { name: 'Retry the upload of bill.pdf' });
  expect(toastStore.current()?.description).toBe('The file is empty.');
});

/** Nothing draws here, so it stays as heavy as it is. */
const heavyPhoto = () => new File([new Uint8Array(12_500_000)], 'bill.jpg', { type: 'image/jpeg' });

test('a photo is weighed after it was made smaller, and the row says what helps where it stays too heavy', async () => {
  const { choose, sent } = await show((name) => documentOf(name, { claimId: null }));
  await choose(heavyPhoto());
  const row = await screen.findByRole('listitem');
  await within(row).findByText(/^Each file must be smaller than 10MB\. Scan it again/);
  expect(screen.queryByText(/^Not added:/)).toBeNull();
  expect(sent(uploads)).toEqual([]);
});

test('a photo that goes as it is, and a file that is no photo, are weighed when they are chosen', async () => {
  const { user, choose, sent } = await show((name) => documentOf(name, { claimId: null }));
  await choose(new File([new Uint8Array(12_500_000)], 'a.png', { type: 'image/png' }));
  await screen.findByText('Not added: a.png');
  expect(toastStore.current()).toMatchObject({
    title: 'File too large',
    description: expect.stringMatching(/^Each file must be smaller than 10MB\. Scan it again/),
  });
  await user.click(screen.getByRole('button', { name: 'Send photos as they are' }));
  await choose(heavyPhoto());
  await screen.findByText('Not added: bill.jpg');
  expect(sent(uploads)).toEqual([]);
});
