import { screen } from '@testing-library/react';
import { NextSteps } from '@/components/receipt/next-steps';
import { CaseProvider } from '@/components/shell/case/case-context';
import type { CaseFacts } from '@/lib/case/fields';
import { opened } from '@/tests/support/screen/screen';

const facts = {
  commencementDate: '2026-08-01',
  lastDateForClaims: '2026-09-10',
  professionalName: 'Meera Iyer',
} as CaseFacts;

// The last moment of the last day is in India at 18:30 of the day in Greenwich.
test.each([
  ['2026-09-10T18:29:59.999Z', 'The insolvency professional checks it by 17 Sep 2026.'],
  ['2026-09-10T18:30:00.000Z', 'It came after the last date for claims, but it is still taken.'],
  ['2026-12-09T18:30:00.000Z', 'after the 90 days for late claims'],
])('who filed at %s reads what happens next: %s', (at, says) => {
  opened(
    <CaseProvider facts={facts} at={0}>
      <NextSteps submittedAt={at} />
    </CaseProvider>,
  );
  screen.getByText(says, { exact: false });
  screen.getByText('Meera Iyer', { exact: false });
});

test('without a last date for claims no day is promised, in Hindi neither', () => {
  const unknown = { ...facts, lastDateForClaims: null } as CaseFacts;
  const show = (language: 'en' | 'hi') =>
    opened(
      <CaseProvider facts={unknown} at={0}>
        <NextSteps submittedAt="2026-09-10T10:00:00.000Z" />
      </CaseProvider>,
      { language },
    );
  const { close } = show('en');
  screen.getByText(/^The insolvency professional checks it\. We tell you/);
  close();
  show('hi');
  screen.getByText(/^दिवाला पेशेवर इसकी जाँच करेंगे।/);
});
