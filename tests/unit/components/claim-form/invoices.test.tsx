import { screen, within } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormSection } from '@/components/claim-form/sections/form-section';
import { AnswerRows } from '@/components/claim-wizard/review/answer-rows';
import { keepForTable, keptForTable } from '@/lib/client/files/waiting-list';
import type { ClaimValues, Row, Section, TableField } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { opened } from '@/tests/support/screen/screen';

const form = formOf('form_b');
const section = form.sections.find(({ name }) => name === 'invoices') as Section;

const row = (serialNo: string, invoiceNumber: string, amountDue = '5.00'): Row => ({
  serialNo,
  invoiceNumber,
  invoiceDate: '2024-04-01',
  invoiceAmount: '',
  amountDue,
  interestDue: '',
});

/** The section of invoices, and what the form holds of them. */
function Invoices({ rows }: { rows: Row[] }) {
  const methods = useForm<ClaimValues>({ defaultValues: { claimAmount: '', invoices: rows } });
  const held = useWatch({ control: methods.control, name: 'invoices' });
  return (
    <FormProvider {...methods}>
      <FormSection form={form} section={section} invalidPaths={[]} />
      <output data-testid="held">{JSON.stringify(held)}</output>
    </FormProvider>
  );
}

const held = (): Row[] => JSON.parse(screen.getByTestId('held').textContent ?? '[]');

test('without invoices the section is folded; a row that is added can be removed, also the only one', async () => {
  const { user } = opened(<Invoices rows={[]} />);
  await user.click(await screen.findByRole('button', { name: 'Optional: more' }));
  await user.click(screen.getByRole('button', { name: '+ Add an Invoice' }));
  expect(held()).toEqual([{ ...row('1', '', ''), invoiceDate: '' }]);
  const first = screen.getByRole('group', { name: 'Invoice 1' });
  await user.click(
    within(first).getAllByRole('button', { name: 'Remove invoice 1' })[0] as Element,
  );
  expect(held()).toEqual([]);
});

test('pasted rows say what of their sum is interest, and as what a year of two digits was read', async () => {
  const { user } = opened(
    <Invoices rows={[row('1', 'INV-1'), { ...row('2', '', ''), invoiceDate: '' }]} />,
  );
  await user.click(await screen.findByRole('button', { name: 'From a spreadsheet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText(/Copied rows/));
  await user.paste('INV-2\t1-Apr-24\t60000\t45,000\t1,200\nINV-3\t04/13/2024\t1\t1\t');
  dialog.getByText('2 invoices, together ₹46,201.00, of it ₹1,200.00 interest.');
  dialog.getByText(/1-Apr-24 was read as 1 Apr 2024/);
  dialog.getByText(/The date or an amount of this row is not clear: 2/);
  await user.click(dialog.getByRole('button', { name: 'Take 2 invoices' }));
  // The empty row is gone, and the others are counted on.
  expect(
    held().map(({ serialNo, invoiceNumber, interestDue }) => [
      serialNo,
      invoiceNumber,
      interestDue,
    ]),
  ).toEqual([
    ['1', 'INV-1', ''],
    ['2', 'INV-2', '1200'],
    ['3', 'INV-3', ''],
  ]);
});

const csv = (name: string, ...lines: string[]) => new File([lines.join('\n')], name);

async function dialogWith(file: File) {
  const { user } = opened(<Invoices rows={[]} />);
  await user.click(await screen.findByRole('button', { name: 'Optional: more' }));
  await user.click(screen.getByRole('button', { name: 'From a spreadsheet' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Choose file' });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
  return { user, dialog: within(dialog) };
}

test('a file with invoices is read in the page, says what it left out, and is taken', async () => {
  const { user, dialog } = await dialogWith(
    csv(
      'bills.csv',
      'Dharma Traders',
      'Bill No,Bill Date,Pending,Days',
      'INV-1,01/04/2024,"45,000",548',
      'INV-2,04/13/2024,5000,500',
      'Total,,60000,',
    ),
  );
  await dialog.findByText('2 invoices, together ₹50,000.00.');
  dialog.getByText('The line of totals says ₹60,000.00. Check which is right.');
  dialog.getByText('This column is not asked for and left out: Days');
  dialog.getByText(/this row of the file is not clear: 4\./);
  dialog.getByText('Titles and totals, not taken as rows: rows 1, 5');
  await user.click(dialog.getByRole('button', { name: 'Take 2 invoices' }));
  expect(held().map(({ invoiceNumber, amountDue }) => [invoiceNumber, amountDue])).toEqual([
    ['INV-1', '45000'],
    ['INV-2', '5000'],
  ]);
});

test.each([
  ['is empty', csv('bills.csv', ''), 'This file is empty. Choose another one.'],
  [
    'is closed nowhere',
    csv('bills.csv', 'Bill No,Bill Date,Pending', 'INV-1,"01/04/2024,45000'),
    /^This file cannot be read\./,
  ],
  [
    'has names of columns alone',
    csv('bills.csv', 'Bill No,Bill Date,Pending'),
    'This file has no rows below the names of the columns.',
  ],
])('a file that %s is refused, and another can be chosen', async (_, file, why) => {
  const { user, dialog } = await dialogWith(file);
  await dialog.findByText(why);
  await user.click(dialog.getByRole('button', { name: 'Take the rows' }));
  expect(held()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  dialog.getByRole('button', { name: 'Choose file' });
  dialog.getByLabelText(/Copied rows/);
});

test('a file that was chosen elsewhere for the table opens with it, once', async () => {
  keepForTable('employeeDetails', csv('staff.csv', 'Name,Token,Dues'));
  keepForTable('invoices', csv('bills.csv', 'Bill No,Bill Date,Pending', 'INV-1,01/04/2024,45000'));
  const { user } = opened(<Invoices rows={[]} />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 invoice, together ₹45,000.00.');
  await user.click(dialog.getByRole('button', { name: 'Take 1 invoice' }));
  expect(held()).toHaveLength(1);
  expect(keptForTable('invoices')).toBeUndefined();
});

test('a number that stands twice is asked about in its row, and as it changes', async () => {
  const { user } = opened(<Invoices rows={[row('1', 'INV-1'), row('4', 'INV-2')]} />);
  const second = within(await screen.findByRole('group', { name: 'Invoice 4' }));
  const number = second.getByLabelText(/Invoice Number/);
  await user.clear(number);
  await user.type(number, 'inv -1');
  await user.tab();
  second.getByText('You entered inv -1 already, in row 1. Is it another invoice?');
  await user.type(number, '2');
  expect(second.queryByText(/already, in row/)).toBeNull();
});

test('the review says what the invoices come to', async () => {
  const rows = [row('1', 'INV-1', '100000.00'), row('2', 'INV-2', '0.50')];
  opened(<AnswerRows form={form} field={tableOf(form) as TableField} rows={rows} />);
  await screen.findByText('Together ₹1,00,000.50');
});

test('what a column asks for is said under its first row, and moves up when that is removed', async () => {
  const rows = ['1', '2', '3'].map((serial) => row(serial, `A-${serial}`));
  const { user } = opened(<Invoices rows={rows} />);
  const hint = 'Only up to the day the insolvency began';
  const first = (await screen.findAllByLabelText(/^Interest Claimed/))[0] as HTMLInputElement;
  expect(screen.getAllByText(hint)).toHaveLength(1);
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    hint,
  );
  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  expect(screen.getAllByText(hint)).toHaveLength(1);
});
