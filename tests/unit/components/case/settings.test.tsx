import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CaseSettings } from '@/components/case/case-settings';
import { PublicSettings } from '@/components/creditors/public-settings';
import { caseFieldNames } from '@/lib/case/fields';
import { caseSettings, settingsAtFirst, settingsIn } from '@/lib/case/settings';
import { listSettings } from '@/lib/creditor-lists/list-settings';
import { meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const noFacts = Object.fromEntries(caseFieldNames.map((name) => [name, null]));
const wholeCase = { ...noFacts, ...settingsAtFirst, classes: [], rates: [] };
const listsAtFirst = settingsIn(listSettings, () => undefined);

/** Shows a page as an administrator sees it; gives its user, and the names of what was changed there so far. */
function openedBy(page: ReactNode, path: string, now: object) {
  const { user, sent } = opened(page, {
    as: meera,
    answers: { [`GET ${path}`]: now, [`PATCH ${path}`]: now },
  });
  const changed = () => sent(`PATCH ${path}`).flatMap((body) => Object.keys(body as object));
  return { user, changed };
}

/** Presses each box to tick, and chooses something else in each list to choose from. */
async function chooseOtherwise(user: ReturnType<typeof opened>['user']) {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  for (const list of screen.queryAllByRole<HTMLSelectElement>('combobox')) {
    const other = [...list.options].find(({ value }) => value !== list.value);
    if (other) await user.selectOptions(list, other);
  }
}

test('each setting of the case is changed on its page', async () => {
  const { user, changed } = openedBy(<CaseSettings />, '/api/case', wholeCase);
  await chooseOtherwise(user);
  expect(changed()).toEqual([]);
  await user.type(screen.getByLabelText(/^Days to answer/), '0');
  for (const section of ['Verification', 'Letters by mail', 'Questions to claimants'])
    await user.click(screen.getByRole('button', { name: `Save: ${section}` }));
  expect(changed().toSorted()).toEqual(Object.keys(caseSettings).toSorted());
});

test('each setting of published lists is changed on the page of lists', async () => {
  const { user, changed } = openedBy(
    <PublicSettings />,
    '/api/creditor-lists/settings',
    listsAtFirst,
  );
  await chooseOtherwise(user);
  for (const field of screen.getAllByRole('textbox')) {
    await user.clear(field);
    await user.type(field, '21');
    await user.click(screen.getByRole('button', { name: /Save/ }));
  }
  expect(changed().toSorted()).toEqual(Object.keys(listSettings).toSorted());
});
