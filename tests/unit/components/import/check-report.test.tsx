import { screen } from '@testing-library/react';
import { CheckReport } from '@/components/import/results/check-report';
import { keptRegister } from '@/lib/client/files/register';
import { keptForTable } from '@/lib/client/files/waiting-list';
import { RequestError } from '@/lib/client/request/request';
import { errorSentences } from '@/lib/format/error-sentences';
import { wordsIn } from '@/lib/i18n/words';
import { asha, meera, ravi } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const file = new File(['Worker,Token,Dues'], 'staff.csv');

const refusedAs = (rule: string, params: object = {}) => ({
  sent: { creditorType: 'form_d', file } as const,
  answer: null,
  error: new RequestError(
    400,
    '',
    JSON.stringify({ message: 'No.', code: 'invalid', issues: [{ path: 'file', rule, params }] }),
  ),
  checking: false,
  retry: () => undefined,
});

const list = refusedAs('rows_of_claim', {
  type: 'form_e',
  table: 'employeeDetails',
  letter: 'E',
});

test.each([
  ['a claimant', asha, false, '/claim/new?type=form_e&step=2'],
  ['a professional', meera, true, '/ip/enter?type=form_e'],
])('a list of rows leads %s to its form, which gets the file', async (_, as, forOthers, href) => {
  let left = 0;
  const { user } = opened(
    <CheckReport check={list} forOthers={forOthers} onLeave={() => (left += 1)} />,
    { as },
  );
  const link = await screen.findByRole('link', { name: 'Open Form E with this file' });
  expect(link.getAttribute('href')).toBe(href);
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(left).toBe(1);
  expect(keptForTable('employeeDetails')).toBe(file);
});

test.each(['en', 'hi'] as const)(
  'a list of rows is told from claims in words, in %s',
  (language) => {
    const say = (params: object) =>
      errorSentences(language, wordsIn(language)).ofRule({
        path: 'file',
        rule: 'rows_of_claim',
        params: { type: 'form_e', table: 'employeeDetails', letter: 'E', ...params },
      });
    const [employees, invoices, formD] = {
      en: [/list of employees.*Form E/, /list of invoices.*Form B/, /Form D/],
      hi: [/कर्मचारियों की सूची.*फ़ॉर्म E/, /बिलों की सूची.*फ़ॉर्म B/, /फ़ॉर्म D/],
    }[language] as [RegExp, RegExp, RegExp];
    expect(say({})).toMatch(employees);
    expect(say({})).toMatch(formD);
    const ofInvoices = say({ type: 'form_b', table: 'invoices', letter: 'B' });
    expect(ofInvoices).toMatch(invoices);
    expect(ofInvoices).not.toMatch(formD);
  },
);

test.each(['no_header', 'wrong_template'])(
  'a table that fits no template (%s) leads an administrator to where registers are looked at, with it',
  async (rule) => {
    let left = 0;
    const { user } = opened(
      <CheckReport check={refusedAs(rule)} forOthers onLeave={() => (left += 1)} />,
      { as: meera },
    );
    await screen.findByText(/If your office kept this table itself/);
    const link = screen.getByRole('link', { name: 'Look at it as a register' });
    expect(link.getAttribute('href')).toBe('/ip/take-in');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect([left, keptRegister(meera.id), keptRegister(ravi.id)]).toEqual([1, file, undefined]);
  },
);

test.each([
  ['a case manager', ravi, 'wrong_template'],
  ['an administrator whose file holds no rows', meera, 'no_rows'],
])('%s is not led there', async (_, as, rule) => {
  opened(<CheckReport check={refusedAs(rule)} forOthers onLeave={() => {}} />, { as });
  await screen.findByText('No.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a file that is refused for another fault leads to no form', async () => {
  opened(<CheckReport check={refusedAs('no_header')} forOthers={false} onLeave={() => {}} />, {
    as: asha,
  });
  await screen.findByText('No.');
  expect(screen.queryByRole('link')).toBeNull();
});
