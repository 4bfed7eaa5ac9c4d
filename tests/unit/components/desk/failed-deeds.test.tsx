import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { FailedDeeds } from '@/components/desk/decisions-to-undo/failed-deeds';
import {
  type Deed,
  heldDeeds,
  type StoredDeed,
} from '@/components/desk/decisions-to-undo/held-deeds';
import { keepDeed, keptDeeds } from '@/lib/client/on-device/deeds';
import { emptyVault } from '@/lib/client/on-device/vault';
import { RequestError } from '@/lib/client/request/request';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened, refused } from '@/tests/support/screen/screen';

const refusal = new RequestError(
  409,
  '',
  '{"code":"determined_meanwhile","message":"Decided by Meera."}',
);
const silence = new RequestError(0, 'Network error', '');

/** A decision about this claim that fails so, and is then sent again. */
async function failed(claimNumber: string, error: RequestError) {
  const send = jest.fn<ReturnType<Deed['send']>, []>().mockRejectedValueOnce(error);
  const kind = 'confirm';
  await act(async () => {
    heldDeeds.hold({ kind, claimId: claimNumber, claimNumber, send });
    await heldDeeds.sendAll(false);
  });
  return send;
}
beforeEach(emptyVault);
afterEach(() => {
  for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
});

test('a decision that failed is dropped by its button, and only that one', async () => {
  const { user } = opened(<FailedDeeds onOpen={() => {}} />, { as: meera });
  await failed('CLM-1', refusal);
  await failed('CLM-2', refusal);
  const drop = () => screen.queryAllByRole('button', { name: 'Drop' });
  const [first] = drop();
  await user.click(first as HTMLElement);
  expect(screen.queryByText('CLM-1 was not confirmed')).toBeNull();
  screen.getByText('CLM-2 was not confirmed');
  expect(drop()).toHaveLength(1);
});

test('a decision that was refused says why and leads to its claim; one that was not answered can be sent again', async () => {
  const led: string[] = [];
  const { user } = opened(<FailedDeeds onOpen={(claimId) => led.push(claimId)} />, {
    as: meera,
  });
  await failed('CLM-1', refusal);
  screen.getByText('Decided by Meera.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the claim' }));
  expect(led).toEqual(['CLM-1']);
  await user.click(screen.getByRole('button', { name: 'Drop' }));
  const send = await failed('CLM-2', silence);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/was not confirmed/)).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

describe('a decision that an earlier page did not send', () => {
  const confirm = 'POST /api/determinations/d1/confirm';
  const read = 'GET /api/claims/c1/determinations';
  const open = { id: 'd1', state: 'proposed', number: 1, confirmedBy: null };
  const done = { ...open, state: 'confirmed', confirmedBy: meera };
  const deed: StoredDeed = {
    about: { kind: 'confirm', claimId: 'c1', claimNumber: 'CLM-1' },
    task: { do: 'confirm', claimId: 'c1', id: 'd1' },
  };
  const left = (more: object = {}) => keepDeed(meera.id, 'key', { deed, tried: false, ...more });
  const show = (answers: Answers) =>
    opened(<FailedDeeds onOpen={() => {}} />, { as: meera, answers });
  const stored = async () => (await keptDeeds(meera.id)).size;
  const gone = () =>
    waitFor(async () => {
      expect(await stored()).toBe(0);
      expect(screen.queryByText('CLM-1 was not confirmed')).toBeNull();
    });

  it('is there, and is sent when the person says so', async () => {
    await left();
    const { user, sent } = show({ [read]: { determinations: [open] }, [confirm]: done });
    await screen.findByText('The page was closed before it was sent.');
    screen.getByRole('button', { name: '1 decision is not sent' });
    expect(sent(confirm)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await gone();
    expect(sent(confirm)).toHaveLength(1);
  });

  it('and can be dropped, by the key Delete too', async () => {
    await left();
    const { user, sent } = show({ [read]: { determinations: [open] } });
    await screen.findByText('CLM-1 was not confirmed');
    await user.keyboard('{F6}');
    expect(document.activeElement?.textContent).toBe('Try again');
    await user.keyboard('{Delete}');
    await gone();
    expect(sent(confirm)).toEqual([]);
  });

  it('is sent again by itself when its answer was lost, and once there is a network', async () => {
    await left({ tried: true });
    let there = false;
    const { sent } = show({
      [read]: { determinations: [open] },
      [confirm]: () => (there ? done : cutOff()),
    });
    await screen.findByText('CLM-1 was not confirmed');
    await waitFor(() => expect(sent(confirm)).toHaveLength(1));
    await waitFor(() => expect(heldDeeds.current()).toMatchObject([{ state: 'failed' }]));
    there = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await gone();
  });

  it('is forgotten when it is done already: its answer alone was lost', async () => {
    await left({ tried: true });
    const { sent } = show({ [read]: { determinations: [done] } });
    await gone();
    expect(sent(confirm)).toEqual([]);
  });

  it('but not when a colleague did it', async () => {
    await left({ tried: true });
    const other = { ...done, confirmedBy: { ...meera, id: 'kavya' } };
    show({
      [read]: { determinations: [other] },
      [confirm]: () => refused(409, 'already_confirmed'),
    });
    await screen.findByText('CLM-1 was not confirmed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('still says why the server refused it', async () => {
    const body = '{"code":"determined_meanwhile","message":"Decided by Meera."}';
    await left({ refusal: { status: 409, body } });
    show({});
    await screen.findByText('Decided by Meera.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is there once the page that had it lets go', async () => {
    let letGo = () => {};
    const former = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const locks = { request: (_name: string, take: () => unknown) => former.then(take) };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    try {
      await left();
      show({ [read]: { determinations: [open] } });
      await act(async () => undefined);
      expect(screen.queryByText('CLM-1 was not confirmed')).toBeNull();
      letGo();
      await screen.findByText('The page was closed before it was sent.');
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('is nobody else’s', async () => {
    await left();
    opened(<FailedDeeds onOpen={() => {}} />, { as: ravi });
    await act(async () => undefined);
    expect(screen.queryByText('CLM-1 was not confirmed')).toBeNull();
    expect(await stored()).toBe(1);
  });
});
