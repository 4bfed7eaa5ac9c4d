import { screen, waitFor } from '@testing-library/react';
import { type IpClaimsActions, IpClaimsContext } from '@/components/ip-dashboard/ip-claims-context';
import { LayoutDialog } from '@/components/ip-dashboard/layout/layout-dialog';
import { keptListRows } from '@/lib/client/kept-list-rows';
import { meera } from '@/tests/support/screen/people';
import { opened, refused } from '@/tests/support/screen/screen';

const put = 'PUT /api/claims/layout';

async function show(answer: unknown) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page keeps it
  document.cookie = 'listRows=100; path=/';
  const chosen: number[] = [];
  const actions = {
    rows: keptListRows(),
    setRows: (rows) => chosen.push(rows),
  } as Partial<IpClaimsActions> as IpClaimsActions;
  const { user, sent } = opened(
    <IpClaimsContext value={actions}>
      <LayoutDialog onClose={() => chosen.push(0)} />
    </IpClaimsContext>,
    { as: meera, answers: { 'GET /api/claims/layout': { layout: null }, [put]: answer } },
  );
  await screen.findByRole('radio', { name: '100', checked: true });
  await user.click(screen.getByRole('radio', { name: '50' }));
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  // Nothing of it is seen in the list before it is saved.
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(put)).toMatchObject([{ layout: { density: 'medium' } }]));
  return chosen;
}

test('rows on a page and their height are chosen, kept, and the dialog closes', async () => {
  const chosen = await show({ layout: null });
  await waitFor(() => expect(chosen).toEqual([50, 0]));
  expect(keptListRows()).toBe(50);
});

test('what could not be saved is not chosen, and the dialog stays', async () => {
  const chosen = await show(refused(503, 'unavailable'));
  await screen.findByText('Failed to save the columns');
  expect(chosen).toEqual([]);
  expect(keptListRows()).toBe(100);
});
