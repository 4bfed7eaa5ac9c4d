import { act, screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Suggestion } from '@/components/claim-form/bank-photo/suggestion';
import { FormSection } from '@/components/claim-form/sections/form-section';
import type { Told } from '@/lib/client/bank-photo/worker';
import type { ClaimValues, Section } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { opened } from '@/tests/support/screen/screen';

test('what was read is offered with another reading, and used only on a press', async () => {
  const used: string[] = [];
  const { user } = opened(
    <Suggestion
      label="IFSC"
      values={['SBIN0001234', 'SBIN0001284']}
      onUse={(value) => used.push(value)}
    />,
  );
  await screen.findByText('SBIN0001234');
  await user.click(screen.getByRole('button', { name: 'No, SBIN0001234 is not the IFSC' }));
  screen.getByText('SBIN0001284');
  expect(used).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use SBIN0001284 as IFSC' }));
  expect(used).toEqual(['SBIN0001284']);
  screen.getByText('Filled in.');
});

test.each([
  ['was not found', [], 'IFSC: not found on the photo. Please type it.'],
  ['was read wrongly', ['SBIN0001234'], 'IFSC: please type it.'],
])('a number that %s is to be typed', async (_, values, sentence) => {
  const { user } = opened(<Suggestion label="IFSC" values={values} onUse={() => {}} />);
  for (const value of values)
    await user.click(await screen.findByRole('button', { name: `No, ${value} is not the IFSC` }));
  await screen.findByText(sentence);
});

const form = formOf('form_d');
const bank = form.sections.find(({ fields }) =>
  fields.some(({ kind }) => kind === 'ifsc'),
) as Section;

function Bank({ section }: { section: Section }) {
  const methods = useForm<ClaimValues>({
    defaultValues: { ifscCode: '', bankName: '', accountNumber: '' },
  });
  const held = useWatch({ control: methods.control });
  return (
    <FormProvider {...methods}>
      <FormSection form={form} section={section} invalidPaths={[]} />
      <output data-testid="held">{JSON.stringify(held)}</output>
    </FormProvider>
  );
}

type Say = (told: Told) => void;

/** What reads photos, as far as the page knows it: it says what the test has it say, as long as it is asked. */
function reader(onPhoto: (say: Say) => void) {
  const asked = { photos: 0, ended: 0 };
  class Reader {
    onmessage: (event: { data: Told }) => void = () => {};
    postMessage() {
      asked.photos += 1;
      onPhoto((data) => this.onmessage({ data }));
    }
    terminate() {
      asked.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: Reader });
  return asked;
}

const photo = new File(['dots'], 'passbook.jpg', { type: 'image/jpeg' });

async function choosing() {
  const { user } = opened(<Bank section={bank} />);
  await user.click(await screen.findByRole('button', { name: 'Read from a photo' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Take or choose a photo' });
  const choose = (file: File) =>
    user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
  return { user, dialog, choose };
}

const held = () => JSON.parse(screen.getByTestId('held').textContent ?? '{}');

test('what a photo says is filled in by a press for each number, and heard where the button was', async () => {
  const asked = reader((say) =>
    say({ text: 'IFSC : SBIN0001234\nA/c No. 30012345678\nCIF 88012345678' }),
  );
  const { user, dialog, choose } = await choosing();
  await choose(photo);
  const use = await within(dialog).findByRole('button', { name: /^Use SBIN0001234/ });
  expect(document.activeElement?.textContent).toContain('SBIN0001234');
  expect(held().ifscCode).toBe('');
  await user.click(use);
  expect(held().ifscCode).toBe('SBIN0001234');
  expect(held().accountNumber).toBe('');
  expect(document.activeElement?.textContent).toBe('Filled in.');
  await user.click(within(dialog).getByRole('button', { name: /^Use 30012345678/ }));
  expect(held().accountNumber).toBe('30012345678');
  expect(asked).toEqual({ photos: 1, ended: 1 });
});

test.each<[string, Told, RegExp]>([
  ['that is none', { failed: 'picture' }, /could not be opened as a photo/],
  ['that this browser cannot read', { failed: 'reader' }, /could not be read on this device/],
  ['of something else', { text: 'MANGO 1 kg' }, /No IFSC and no account number/],
])('a photo %s is said to be so, and fills in nothing', async (_, told, sentence) => {
  reader((say) => say(told));
  const { dialog, choose } = await choosing();
  await choose(photo);
  await within(dialog).findByText(sentence);
  expect(document.activeElement?.textContent).toMatch(sentence);
  within(dialog).getByRole('button', { name: 'Another photo' });
  expect(held()).toEqual(expect.objectContaining({ ifscCode: '', accountNumber: '' }));
});

test('a photo that takes too much memory is refused before it is opened', async () => {
  const asked = reader(() => {});
  const { dialog, choose } = await choosing();
  const huge = new File([''], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(huge, 'size', { value: 26_214_401 });
  await choose(huge);
  await within(dialog).findByText(/larger than 25.00 MB/);
  expect(asked.photos).toBe(0);
});

test('reading that is cancelled ends, and what comes late is not offered', async () => {
  const says: Say[] = [];
  const asked = reader((say) => says.push(say));
  const { user, dialog, choose } = await choosing();
  await choose(photo);
  await within(dialog).findByText('Preparing…');
  act(() => says[0]?.({ percent: 40 }));
  expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await within(dialog).findByRole('button', { name: 'Take or choose a photo' });
  act(() => says[0]?.({ text: 'IFSC : SBIN0001234' }));
  expect(within(dialog).queryByText('SBIN0001234')).toBeNull();
  expect(asked.ended).toBe(1);
});

test('the back button takes the dialog away and ends the reading', async () => {
  const asked = reader(() => {});
  const { dialog, choose } = await choosing();
  await choose(photo);
  await within(dialog).findByText('Preparing…');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(asked.ended).toBe(1));
});

test('without a network what reads photos is said to be missing', async () => {
  reader((say) => say({ failed: 'reader' }));
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog, choose } = await choosing();
  await choose(photo);
  await within(dialog).findByText(/has not been loaded yet/);
});

test('a section without an account offers no photo', async () => {
  opened(<Bank section={form.sections[0] as Section} />);
  await screen.findByTestId('held');
  expect(screen.queryByRole('button', { name: 'Read from a photo' })).toBeNull();
});
