import { screen, waitFor } from '@testing-library/react';
import { CreditorClasses } from '@/components/case/classes/creditor-classes';
import { RatesCard } from '@/components/case/rates/rates-card';
import { meera } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const towerA = { number: 1, name: 'Allottees of Tower A', representative: 'Farida Khan' };
const bonds = { number: 4, name: 'Bond holders', representative: null };
const to = 'PUT /api/case/classes';

const show = (answers: Answers, classes = [towerA, bonds]) =>
  opened(<CreditorClasses />, { as: meera, answers: { 'GET /api/case': { classes }, ...answers } });

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.findByRole('button', { name: 'Save: Classes of creditors' });
const isGrey = async () => (await save()).getAttribute('aria-disabled') === 'true';

test('classes are added, renamed and taken out, and saved together with what was seen', async () => {
  const after = [
    { ...towerA, name: 'Tower A' },
    { ...bonds, number: 5, name: 'Depositors' },
  ];
  const { user, sent } = show({ [to]: { classes: after } });
  const name = await field('Name of class 1');
  expect(await isGrey()).toBe(true);
  await user.clear(name);
  await user.type(name, ' Tower A ');
  await user.click(screen.getByRole('button', { name: 'Take out Bond holders' }));
  await user.click(screen.getByRole('button', { name: 'Add a class' }));
  await user.type(await field('Name of a new class'), 'Depositors');
  await user.click(await save());
  expect(sent(to)).toEqual([
    {
      classes: [
        { ...towerA, name: 'Tower A' },
        { number: null, name: 'Depositors', representative: null },
      ],
      seen: [towerA, bonds],
    },
  ]);
  // What the server made of it stands in the fields.
  expect((await field('Name of class 5')).value).toBe('Depositors');
  await waitFor(async () => expect(await isGrey()).toBe(true));
});

test('a refused class says why at its field, and what was typed stays', async () => {
  const issue = {
    path: 'classes.1.name',
    rule: 'class_twice',
    message: 'Two classes have this name',
  };
  const answer = new Response(
    JSON.stringify({ message: issue.message, code: 'invalid', issues: [issue] }),
    { status: 400 },
  );
  const { user } = show({ [to]: () => answer });
  const name = await field('Name of class 4');
  await user.clear(name);
  await user.type(name, 'allottees of tower a');
  await user.click(await save());
  const told = await screen.findByText('Two classes have this name');
  expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(told.closest('[id]')?.id);
  expect(name.value).toBe('allottees of tower a');
  await user.click(screen.getByRole('button', { name: /^Undo changes/ }));
  expect((await field('Name of class 4')).value).toBe('Bond holders');
});

test('a name that looks like a number is published only with a reason', async () => {
  const { user, sent } = show({ [to]: { classes: [] } }, [towerA]);
  const name = await field('Name of class 1');
  expect(screen.queryByLabelText('Why these names are published all the same')).toBeNull();
  await user.clear(name);
  await user.type(name, 'Tower A, 98765 43210');
  await user.type(
    await screen.findByLabelText('Why these names are published all the same'),
    'The register says so.',
  );
  await user.click(await save());
  expect(sent(to)).toEqual([
    expect.objectContaining({ publishAnyway: true, reason: 'The register says so.' }),
  ]);
});

test('classes that somebody else changed meanwhile are shown beside the new ones here', async () => {
  const theirs = { ...towerA, name: 'Tower One' };
  let now = [towerA, bonds];
  const { user } = show({
    'GET /api/case': () => ({ classes: now }),
    [to]: () => {
      now = [theirs];
      return refused(409, 'classes_changed_meanwhile');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a class' }));
  await user.type(await field('Name of a new class'), 'Depositors');
  await user.click(await save());
  await waitFor(async () => expect((await field('Name of class 1')).value).toBe('Tower One'));
  expect((await field('Name of a new class')).value).toBe('Depositors');
  expect(screen.queryByLabelText('Name of class 4')).toBeNull();
});

test('the case takes no more than twenty classes of creditors', async () => {
  const most = Array.from({ length: 20 }, (_, at) => ({
    ...bonds,
    number: at + 1,
    name: `Class ${at}`,
  }));
  show({}, most);
  await screen.findByText('A case names at most 20 classes.');
  expect(screen.queryByRole('button', { name: 'Add a class' })).toBeNull();
});

test('whoever leaves with unsaved classes or rates is asked once, and stays', async () => {
  const page = opened(
    <>
      <a href="/ip/dashboard">Dashboard</a>
      <CreditorClasses />
      <RatesCard now={{ rates: [], commencementDate: '2026-01-10' }} />
    </>,
    { as: meera, answers: { 'GET /api/case': { classes: [towerA] } } },
  );
  const { user } = page;
  const link = screen.getByRole('link', { name: 'Dashboard' });
  await user.type(await field('Name of class 1'), ' North');
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.type(screen.getByLabelText('Rupees for one unit'), '97.5');
  await user.click(link);
  expect(await screen.findAllByText('Leave without saving?')).toHaveLength(1);
});
