import { screen, waitFor, within } from '@testing-library/react';
import { TakeInPage } from '@/components/take-in/take-in-page';
import { forgetRegister, keepRegister } from '@/lib/client/files/register';
import { emptyVault } from '@/lib/client/on-device/vault';
import { importSlot } from '@/lib/imports/file/slot';
import { rehearsed } from '@/tests/support/data/rehearsed';
import { meera, ravi } from '@/tests/support/screen/people';
import { onPhone } from '@/tests/support/screen/phone';
import { type Call, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const call = 'POST /api/registers/rehearsal';
const lines = [
  'Claims received',
  'Sr,Name of creditor,Form,Amount claimed,Zq,PAN',
  '1,A Rao,B,5 Cr,lorry,ABCPK1000F',
  '2,B Das,C,100,bus,ABCPL1001G',
  '3,B Das,C,100,bus,ABCPM1002H',
  ',Grand Total,,300,,',
];
const content = lines.join('\n');
const aFile = (name = 'register.csv', text = content) =>
  new File([text], name, { lastModified: 1_700_000_000_000 });

/** Answers as the portal does. */
const rehearse = async ({ body }: Call) => ({
  sheets: await rehearsed(lines, JSON.parse((body as { mappings: string }).mappings)),
});

afterEach(async () => {
  forgetRegister();
  await emptyVault();
  onPhone(false);
});

const page = (answer: unknown = rehearse, as = meera) =>
  opened(<TakeInPage />, { as, at: '/ip/take-in', answers: { [call]: answer } });

const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const choose = async (user: ReturnType<typeof page>['user'], file = aFile()) => {
  await screen.findByRole('button', { name: 'Choose the register' });
  // Whoever drops a file is asked for no ending.
  input().removeAttribute('accept');
  await user.upload(input(), file);
};
const found = () => screen.findByRole('heading', { name: 'What was found' });
const fact = (letter: string) =>
  screen.getByRole('combobox', { name: `What column ${letter} is` }) as HTMLSelectElement;

test('before a file is chosen the page says that nothing is written, and offers no taking in', async () => {
  page();
  await screen.findByText('This is a look, and nothing more');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose the register',
  ]);
});

test.each([
  ['another kind of file', aFile('claims.docx'), /The ending of “claims.docx” is none of these/],
  ['an empty file', aFile('empty.csv', ''), /“empty.csv” is empty/],
  [
    'a file that is too large',
    Object.defineProperty(aFile('big.xlsx'), 'size', { value: importSlot.maxBytes + 1 }),
    /“big.xlsx” has 10.00 MB, and a register may have 10.00 MB/,
  ],
])('%s is refused in words, and not sent', async (_, file, why) => {
  const { user, sent } = page();
  await choose(user, file);
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
  expect(sent(call)).toEqual([]);
});

test('a file that the portal refuses says why and leads to another one', async () => {
  const { user } = page(() => refused(400, 'invalid', 'It holds no rows.'));
  await choose(user);
  await screen.findByText('It holds no rows.');
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await screen.findByRole('button', { name: 'Choose the register' });
  expect(screen.queryByText('It holds no rows.')).toBeNull();
});

test('without a network the file stays chosen and can be sent again', async () => {
  let isAway = true;
  const { user } = page((asked: Call) => (isAway ? cutOff() : rehearse(asked)));
  await choose(user);
  await screen.findByText('Network error. Please try again.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await found();
});

test('while the register is read the page says so, and what comes after it was removed is not shown', async () => {
  const { answer, give } = held();
  const { user } = page(answer);
  await choose(user);
  await screen.findByText(/Sending the register|Reading the register/);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  give(await rehearse({ call, body: { mappings: '{}' } }));
  await screen.findByRole('button', { name: 'Choose the register' });
  expect(screen.queryByRole('heading', { name: 'What was found' })).toBeNull();
});

test('a register is shown as it was understood, and where the eyes are', async () => {
  const { user } = page();
  await choose(user);
  await waitFor(async () => expect(document.activeElement).toBe(await found()));
  screen.getByText('The columns are named in row 2.');
  screen.getByText('Above it stands: Claims received');
  expect(fact('B').value).toBe('name');
  expect(fact('E').value).toBe('');
  const table = screen.getByRole('region', { name: /^Columns of the register/ });
  expect(within(table).getAllByRole('columnheader')[1]?.textContent).toMatch(/^Column EZq$/);
  within(table).getByText('what fits it better is another column already');
  within(table).getByText('lorry');
});

test('the rehearsal says sums, totals that differ, what is asked, and who is there twice', async () => {
  const { user } = page();
  await choose(user);
  await found();
  const part = (name: string) => within(screen.getByRole('group', { name }));
  within(part('By form').getByRole('table')).getByText(/^Form C/);
  part('The file’s own totals').getByText('Differs by ₹100.00');
  part('What will be asked').getByText('5 Cr');
  part('What will be asked').getByText('₹5.00 or ₹5,00,00,000.00');
  part('Rows set aside').getByText(/Grand Total 300/);
  part('Perhaps twice in this file').getByText(/same name and amount/);
  part('What rows lack').getByText('No day of receipt');
});

test('a change by hand marks the figures as old, and the rehearsal goes by it', async () => {
  const { user, sent } = page();
  await choose(user);
  await found();
  await user.selectOptions(fact('E'), 'receivedOn');
  await user.selectOptions(screen.getByRole('combobox', { name: '“Cr” in column D is' }), 'crore');
  screen.getByText('The figures are from before that.');
  await user.click(screen.getByRole('button', { name: 'Rehearse again' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What would come in'));
  expect(screen.queryByText('The figures are from before that.')).toBeNull();
  const [, again] = sent(call) as { mappings: string }[];
  expect(JSON.parse(again?.mappings ?? '')['']).toMatchObject({
    columns: expect.arrayContaining([
      { at: 3, fact: 'claimed', cr: 'crore' },
      { at: 4, fact: 'receivedOn' },
    ]),
  });
  screen.getAllByText('₹5,00,00,000.00');
  // The question is answered, and the answer can still be changed.
  screen.getByRole('combobox', { name: '“Cr” in column D is' });
});

test('a fact that one column alone can be is taken from the other, which is said', async () => {
  const { user } = page();
  await choose(user);
  await found();
  await user.selectOptions(fact('E'), 'claimed');
  expect(fact('D').value).toBe('');
  screen.getByText('Column D is left out now, because only one column can be: Amount claimed.');
  await user.click(screen.getByRole('button', { name: 'Back to how the portal reads it' }));
  expect([fact('D').value, fact('E').value]).toEqual(['claimed', '']);
  expect(screen.queryByRole('button', { name: 'Rehearse again' })).toBeNull();
  expect(screen.queryByText(/^Column D is left out now/)).toBeNull();
});

test('rules for the form can be added, moved and removed, and one needs its form first', async () => {
  const { user } = page();
  await choose(user);
  await found();
  const rules = within(screen.getByRole('region', { name: 'Which form each row belongs to' }));
  const names = () =>
    rules.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  const before = names();
  await user.selectOptions(
    rules.getByRole('combobox', { name: /^Rule to add/ }),
    'Your choice for all rows',
  );
  await user.click(rules.getByRole('button', { name: 'Add a rule' }));
  rules.getByText('Choose the form that it gives.');
  expect(names()).toEqual(before);
  await user.selectOptions(rules.getByRole('combobox', { name: /^Form that it gives/ }), 'form_f');
  await user.click(rules.getByRole('button', { name: 'Add a rule' }));
  expect(names().at(-1)).toBe(`${before.length + 1}. Your choice for all rows`);
  await user.click(rules.getByRole('button', { name: `Up: rule ${before.length + 1}` }));
  expect(names().at(-2)).toBe(`${before.length}. Your choice for all rows`);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Up: rule ${before.length}`);
  await user.click(rules.getByRole('button', { name: `Remove rule ${before.length}` }));
  expect(names()).toEqual(before);
});

test('after a reload the changes come back with the same file, and with no other', async () => {
  const { user, reload, sent } = page();
  await choose(user);
  await found();
  await user.selectOptions(fact('E'), 'remarks');
  forgetRegister();
  reload();
  await screen.findByText(/What you changed for “register.csv” is kept on this device/);
  await choose(user, aFile('register.csv', `${content}\n`));
  await found();
  expect(fact('E').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await choose(user);
  await found();
  expect(fact('E').value).toBe('remarks');
  expect(JSON.parse((sent(call).at(-1) as { mappings: string }).mappings)).toHaveProperty(['']);
});

test('a register that another page chose is read at once, but for somebody else', async () => {
  keepRegister(meera.id, aFile('given.csv'));
  const first = page();
  await found();
  screen.getByText('given.csv');
  first.close();
  page(rehearse, { ...meera, id: ravi.id });
  await screen.findByRole('button', { name: 'Choose the register' });
});

test('a sheet that is no part of the register is left out, and comes back as it was guessed', async () => {
  const [sheet] = await rehearsed(lines);
  if (!sheet) throw new Error('no sheet');
  const sheetsFor = ({ body }: Call) => {
    const mappings = JSON.parse((body as { mappings: string }).mappings);
    return {
      sheets: ['Claims', 'Summary'].map((name) => ({
        ...sheet,
        sheet: name,
        leftOut: mappings[name] === null,
      })),
    };
  };
  const { user, sent } = page(sheetsFor);
  await choose(user);
  await found();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), '1');
  const box = screen.getByRole('checkbox', { name: 'Read this sheet as part of the register' });
  await user.click(box);
  screen.getByRole('option', { name: 'Summary: left out' });
  await user.click(screen.getByRole('button', { name: 'Rehearse again' }));
  await screen.findByText('This sheet is left out: none of its rows comes in.');
  expect(JSON.parse((sent(call).at(-1) as { mappings: string }).mappings)).toEqual({
    Summary: null,
  });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Rehearse again' }));
  await screen.findByRole('group', { name: 'By form' });
  expect(JSON.parse((sent(call).at(-1) as { mappings: string }).mappings)).toEqual({});
});

test('on a telephone one column is shown at a time, those in doubt first', async () => {
  onPhone();
  const { user } = page();
  await choose(user);
  await found();
  const place = () => screen.getAllByRole('status').at(-1)?.textContent;
  expect(place()).toBe('Column 1 of 6 Zq');
  expect(fact('E').value).toBe('');
  expect(screen.queryByRole('combobox', { name: 'What column B is' })).toBeNull();
  const next = screen.getByRole('button', { name: 'Next column' });
  for (let at = 1; at < 6; at += 1) await user.click(next);
  expect(place()).toMatch(/^Column 6 of 6/);
  await user.click(next);
  expect(place()).toMatch(/^Column 6 of 6/);
  expect(document.activeElement).toBe(next);
});

test('a kept reading that the portal does not take any more is given up, and the file is read as it is guessed', async () => {
  let refuse = false;
  const answer = (sent: Call) =>
    refuse && (sent.body as { mappings: string }).mappings !== '{}'
      ? refused(400, 'invalid')
      : rehearse(sent);
  const first = page(answer);
  await choose(first.user);
  await found();
  await first.user.selectOptions(fact('E'), 'remarks');
  first.close();
  forgetRegister();
  refuse = true;
  const again = page(answer);
  await choose(again.user);
  await found();
  expect(again.sent(call)).toHaveLength(2);
  expect(fact('E').value).not.toBe('remarks');
});
