import { screen } from '@testing-library/react';
import { useEnter } from '@/components/enter-claim/use-enter';
import type { EnteredBody } from '@/lib/claims/records/schema';
import { claimOf } from '@/tests/support/screen/claim';
import { meera } from '@/tests/support/screen/people';
import { cutOff, opened } from '@/tests/support/screen/screen';

/** Enters one paper or another. */
function Papers() {
  const { enter, asked, failure } = useEnter({ onEntered: () => {}, onRefused: () => {} });
  const paper = (claimAmount: string) => ({ claimAmount }) as unknown as EnteredBody;
  return (
    <>
      {['1.00', '2.00'].map((amount) => (
        <button key={amount} type="button" onClick={() => enter(paper(amount))}>
          Enter {amount}
        </button>
      ))}
      <p>{asked ? `${asked.about}: ${asked.text} ${asked.numbers.join(' and ')}` : failure}</p>
    </>
  );
}

/** The keys that were sent, each by a letter of its own. */
function lettersOf(keys: (string | null)[]) {
  const different = [...new Set(keys)];
  return keys.map((key) => 'abc'[different.indexOf(key)]).join('');
}

function show(reply: () => unknown) {
  const page = opened(<Papers />, { as: meera, answers: { 'POST /api/claims/entered': reply } });
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return fetch(path, init);
  };
  const enter = async (amount: string) =>
    page.user.click(await screen.findByRole('button', { name: `Enter ${amount}` }));
  return { enter, keys };
}

test('the same paper sent again is the same claim; another paper, and the same words on another one, are others', async () => {
  let reply: () => unknown = cutOff;
  const { enter, keys } = show(() => reply());
  await enter('1.00');
  await enter('1.00');
  await enter('2.00');
  reply = () => claimOf('form_b');
  await enter('2.00');
  await enter('2.00');
  expect(keys).not.toContain(null);
  expect(lettersOf(keys)).toBe('aabbc');
});

test('a claim that is like others is asked about, with their numbers', async () => {
  const body = {
    code: 'same_claim',
    message: 'There are others.',
    params: { numbers: 'CLM-1 CLM-2' },
  };
  const { enter } = show(() => new Response(JSON.stringify(body), { status: 409 }));
  await enter('1.00');
  await screen.findByText('same: There are others. CLM-1 and CLM-2');
});
