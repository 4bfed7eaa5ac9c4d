import { screen, within } from '@testing-library/react';
import { FirstHour } from '@/components/ip-dashboard/first-hour/first-hour';
import type { FirstHour as State } from '@/lib/statistics/first-steps';
import { meera } from '@/tests/support/screen/people';
import { held, opened, refused } from '@/tests/support/screen/screen';

const path = '/api/case/first-hour';
const nothing: State = {
  done: { case: false, mail: false, team: false, settings: false, claims: false },
  waiting: 0,
  test: null,
};
const since = '2026-11-01T10:00:00.000Z';

/** Opens the steps; `states` are answered one after another, the last one from then on. */
function openedWith(...states: State[]) {
  const next = () => (states.length > 1 ? states.shift() : states[0]);
  return opened(<FirstHour />, {
    as: meera,
    answers: { [`GET ${path}`]: next, [`POST ${path}`]: next, 'POST /api/mail/test': next },
  });
}

const step = async (name: string) => {
  const items = await screen.findAllByRole('listitem');
  return within(items.find((item) => item.textContent?.startsWith(name)) ?? document.body);
};

test('each step says whether it is done, and how many are', async () => {
  openedWith({ ...nothing, done: { ...nothing.done, case: true, team: true } });
  await screen.findByRole('heading', { name: 'Set up the portal, 2 of 5 done' });
  expect((await step('Case, dates and court')).getByText(': Done')).toBeTruthy();
  expect((await step('Mail and a test letter')).getByText(': To do')).toBeTruthy();
  const way = (await step('Case, dates and court')).getByRole('link');
  expect(way.getAttribute('href')).toBe('/ip/case');
});

test('steps that cannot be loaded say so, and load on a press', async () => {
  let answer: unknown = refused(503, 'unavailable', 'Away.');
  const { user } = opened(<FirstHour />, { as: meera, answers: { [`GET ${path}`]: () => answer } });
  await screen.findByText('Away.');
  answer = nothing;
  await user.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('heading', { name: 'Set up the portal, 0 of 5 done' });
});

test('a test letter is sent once, and the page says what became of it', async () => {
  const { answer, give } = held();
  const { user, sent } = opened(<FirstHour />, {
    as: meera,
    answers: { [`GET ${path}`]: nothing, 'POST /api/mail/test': answer },
  });
  const mail = await step('Mail and a test letter');
  await user.dblClick(mail.getByRole('button', { name: 'Send me a test letter' }));
  expect(sent('POST /api/mail/test')).toHaveLength(1);
  const test = { state: 'failed', at: since, why: 'EAUTH 535' } as const;
  give({ ...nothing, test });
  await mail.findByText('The test letter could not be sent: EAUTH 535');
  mail.getByRole('button', { name: 'Send another test letter' });
});

test('a letter under way is looked after until it has arrived', async () => {
  openedWith(
    { ...nothing, test: { state: 'waiting', at: since, why: null } },
    {
      ...nothing,
      done: { ...nothing.done, mail: true },
      test: { state: 'kept', at: since, why: null },
    },
  );
  const mail = await step('Mail and a test letter');
  await mail.findByText('The test letter is on its way.');
  await mail.findByRole('link', { name: 'Open the outbox' });
  await screen.findByRole('heading', { name: 'Set up the portal, 1 of 5 done' });
});

test('who leaves the settings as they are has looked at them; a refusal says so', async () => {
  const { user, sent } = opened(<FirstHour />, {
    as: meera,
    answers: {
      [`GET ${path}`]: { ...nothing, waiting: 2 },
      [`POST ${path}`]: refused(503, 'unavailable', 'Away.'),
    },
  });
  (await step('Team')).getByText('2 colleagues wait for your approval.');
  await user.click(
    (await step('Forms and settings')).getByRole('button', { name: 'Leave them as they are' }),
  );
  await screen.findByText('This could not be saved');
  expect(sent(`POST ${path}`)).toEqual([{ step: 'settings' }]);
});

test('the address where creditors file counts as published once it was copied', async () => {
  const { user, sent } = openedWith(nothing, {
    ...nothing,
    done: { ...nothing.done, claims: true },
  });
  await user.click(
    (await step('First claims')).getByRole('button', { name: 'Copy the creditors’ address' }),
  );
  await screen.findByText('The address is copied');
  expect(sent(`POST ${path}`)).toEqual([{ step: 'claims' }]);
  await screen.findByRole('heading', { name: 'Set up the portal, 1 of 5 done' });
});
