import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Wizard } from '@/components/claim-wizard/wizard';
import { foundOnServer } from '@/components/drafts/open-draft';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { asha } from '@/tests/support/screen/people';
import { onPhone } from '@/tests/support/screen/phone';
import { opened } from '@/tests/support/screen/screen';

const saved = { revision: 2, idempotencyKey: 'key', updatedAt: '2026-11-20T10:00:00.000Z' };
const whole = sampleValuesOf('form_d');

beforeEach(() => onPhone());
afterEach(() => onPhone(false));

/** Asha in the form of her draft. */
function show(values: ClaimValues) {
  const draft = {
    values,
    documents: [],
    removedDocuments: 0,
    documentsElsewhere: 0,
    wrongNumbers: [],
    ...saved,
  };
  const found = foundOnServer('form_d', { creditorType: 'form_d', ...draft });
  return opened(
    <Wizard user={asha} listed={[]} begin={{ type: 'form_d', submission: null, found }} />,
    {
      as: asha,
      at: '/claim/new?type=form_d&step=2',
      answers: { 'PUT /api/drafts/form_d': { ...saved, revision: 3 } },
    },
  );
}

const open = () => document.querySelector<HTMLElement>('[data-open]') as HTMLElement;
const place = () => open().querySelector('p')?.textContent;
const onward = async () => within(open()).findByText(/^Next section/);
const red = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id.replace('field-', ''));
// What a browser makes of Enter: the button that submits the form stands outside it.
const enter = () => fireEvent.submit(document.getElementById('claim-form') as HTMLElement);
const formIsThere = () => screen.findByText('Section 1 of 5');

test('a section says what it lacks when somebody goes on, and nothing is said of those to come', async () => {
  const { user } = show({ ...whole, fatherName: '', gender: '', currentAddress: '', phone: '12' });
  await formIsThere();
  await user.click(await onward());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('3 fields of this section are not right yet');
  expect(place()).toBe('Section 1 of 5');
  expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(
    true,
  );
  expect(red().sort()).toEqual(['fatherName', 'gender', 'phone']);
  const links = within(alert).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Father's Name",
    'Gender',
    expect.stringMatching(/^Phone/),
  ]);
  await user.click(links[0] as HTMLElement);
  expect(document.activeElement?.id).toBe('field-fatherName');

  await user.type(document.activeElement as HTMLElement, 'Shivnath');
  await user.click(await onward());
  expect((await screen.findByRole('alert')).textContent).toContain('2 fields of this section');
  await user.click(screen.getByText('Go on, I will do it later'));
  expect(place()).toBe('Section 2 of 5');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(red()).not.toContain('currentAddress');
});

test('a section without faults leads on at once, by its button and by Enter in a field', async () => {
  const { user } = show({ ...whole, ifscCode: '' });
  await formIsThere();
  await user.click(await onward());
  expect(place()).toBe('Section 2 of 5');
  enter();
  await waitFor(() => expect(place()).toBe('Section 3 of 5'));
  expect(location.search).toBe('?type=form_d&step=2&section=3');
  expect(red()).toEqual([]);
});

test('on a wide screen Enter checks the whole form', async () => {
  onPhone(false);
  show({ ...whole, currentAddress: '', ifscCode: '' });
  await formIsThere();
  enter();
  await screen.findByText('Please put this right before you go on');
  expect(red()).toEqual(['currentAddress', 'ifscCode']);
});
