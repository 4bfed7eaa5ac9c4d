import { screen } from '@testing-library/react';
import { useClaimsList } from '@/components/claims/use-claims-list';
import { workPlaces } from '@/components/claims/work-place';
import { WorkDialog } from '@/components/ip-dashboard/work/work-dialog';
import { workFilterNames } from '@/lib/claims/records/work-filters';
import { consoleWordsIn } from '@/lib/i18n/words';
import { meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const Filters = () => <WorkDialog list={useClaimsList(20, true, workPlaces)} onClose={() => {}} />;

test('each filter of the list of claims has a field', async () => {
  opened(<Filters />, { as: meera, answers: { 'GET /api/claims': { claims: [], total: 0 } } });
  await screen.findByRole('dialog');
  const { labels } = consoleWordsIn('en').ip.claims.work;
  // A mark says behind its label how many claims have it.
  const fields = (label: string) =>
    screen.queryAllByLabelText((text) => text.replace(/ ?(…|\(.*\))?$/, '') === label);
  expect(workFilterNames.filter((name) => fields(labels[name]).length === 0)).toEqual([]);
});
