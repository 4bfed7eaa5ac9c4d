import { fireEvent, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { opened } from '@/tests/support/screen/screen';

/** An amount, what its form holds of it, a button that fills it in, and a rate. */
function Amounts({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <AmountInput aria-label="Amount" value={value} onValueChange={setValue} />
      <output>{value}</output>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setValue('2500.00')}
      >
        Fill
      </button>
      <FigureInput aria-label="Rate" defaultValue="8" />
    </>
  );
}

const field = (name = 'Amount') => screen.getByRole<HTMLInputElement>('textbox', { name });
const held = () => screen.getByRole('status').textContent;
const selected = (input: HTMLInputElement) =>
  input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);

function show(first = '') {
  return opened(<Amounts first={first} />).user;
}

test('an amount is grouped while it is typed, and its form holds it without commas', async () => {
  const user = show();
  await user.type(field(), '13343750.00');
  expect([field().value, held()]).toEqual(['1,33,43,750.00', '13343750.00']);
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  const user = show('123456');
  await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field().value, field().selectionStart]).toEqual(['19,23,456', 2]);
  await user.keyboard('7');
  expect([field().value, held()]).toEqual(['1,97,23,456', '19723456']);
});

test('a key that meets a comma takes the digit beyond it', async () => {
  const user = show('1234567');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([field().value, field().selectionStart, held()]).toEqual(['1,34,567', 1, '134567']);
  await user.keyboard('{Delete}');
  expect([field().value, held()]).toEqual(['14,567', '14567']);
});

test('a comma that was selected and taken away takes no digit along', async () => {
  const user = show('1234');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect([field().value, held()]).toEqual(['1,234', '1234']);
});

test('a pasted amount is read as a whole, and one that is doubtful stays', async () => {
  const user = show('1000');
  await user.clear(field());
  await user.paste('₹ 1,33,43,750.00/-');
  expect([field().value, held()]).toEqual(['1,33,43,750.00', '13343750.00']);
  field().select();
  await user.paste('1,33,4');
  expect([field().value, held()]).toEqual(['1,33,4', '1,33,4']);
});

test('words stay as they are typed, and become their amount when the field is left', async () => {
  const user = show();
  await user.type(field(), '1.25 lakh');
  expect(field().value).toBe('1.25 lakh');
  await user.tab();
  expect([field().value, held()]).toEqual(['1,25,000', '125000']);
});

test('Ctrl and Z give back what stood there, step by step, and with Shift take it again', async () => {
  const user = show('1000');
  await user.type(field(), '50');
  expect(field().value).toBe('1,00,050');
  await user.keyboard('{Control>}z{/Control}');
  expect([field().value, held()]).toEqual(['10,005', '10005']);
  await user.keyboard('{Control>}z{/Control}');
  expect([field().value, held()]).toEqual(['1,000', '1000']);
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect([field().value, held()]).toEqual(['10,005', '10005']);
});

test.each(['Amount', 'Rate'])(
  '%s is selected for who is led to it, and not for who presses it',
  async (name) => {
    const user = show('1000');
    act(() => field(name).focus());
    expect(selected(field(name))).toBe(field(name).value);
    await user.keyboard('5');
    expect(field(name).value).toBe('5');
    act(() => field(name).blur());
    await user.click(field(name));
    expect(selected(field(name))).toBe('');
    act(() => field(name).blur());
    act(() => field(name).focus());
    expect(selected(field(name))).toBe('5');
  },
);

test('who comes back to the window finds the caret where it was', () => {
  show('1000');
  act(() => field().focus());
  field().setSelectionRange(2, 2);
  // The window alone loses the focus: its active element stays.
  fireEvent.blur(field());
  fireEvent.focus(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
});

test('an amount that is filled in under the caret is selected', async () => {
  const user = show('1000');
  await user.type(field(), '7');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(document.activeElement).toBe(field());
  expect(selected(field())).toBe('2,500.00');
  await user.keyboard('5');
  expect(held()).toBe('5');
});
