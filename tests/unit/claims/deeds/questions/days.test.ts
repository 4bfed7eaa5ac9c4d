import '@/tests/support/portal/settings';
import { requireDueAhead } from '@/lib/claims/deeds/questions/days';

test.each(['2026-03-01', '2026-03-02', '2027-03-02'])('a question may be due on %s', (due) => {
  expect(() => requireDueAhead(due, '2026-03-01')).not.toThrow();
});

test.each(['2026-02-28', '2027-03-03'])(
  'a question may not be due on %s, which is past or more than a year ahead',
  (due) => {
    expect(() => requireDueAhead(due, '2026-03-01')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  },
);
