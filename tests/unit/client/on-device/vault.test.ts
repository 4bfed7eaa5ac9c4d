import { discard, emptyVault, keep, keptUnder } from '@/lib/client/on-device/vault';
import { keptInMemory } from '@/tests/support/kept-in-memory';

let device: ReturnType<typeof keptInMemory>;
beforeEach(() => {
  device = keptInMemory();
});
afterEach(() => jest.restoreAllMocks());

const typed = { words: 'In May' };

test('what is kept on a device is read there until it is discarded, and is stored sealed', async () => {
  expect(await keep('edit:asha:a', typed)).toBe(true);
  expect(await keep('edit:ravi:a', typed)).toBe(true);
  expect(await keptUnder('edit:asha:')).toEqual(new Map([['edit:asha:a', typed]]));
  const [stored] = device.rowsOf('entries') as { sealed: ArrayBuffer }[];
  expect(new TextDecoder().decode(stored?.sealed)).not.toContain('May');
  await discard('edit:asha:a');
  expect(await keptUnder('edit:asha:')).toEqual(new Map());
  expect((await keptUnder('')).size).toBe(1);
});

test.each(['generateKey', 'encrypt'] as const)(
  'what is still being sealed at a sign-out is not kept afterwards: at %s',
  async (at) => {
    const work = crypto.subtle[at].bind(crypto.subtle) as (...to: unknown[]) => Promise<never>;
    let goOn = () => {};
    const begun = new Promise<void>((begins) => {
      jest.spyOn(crypto.subtle, at).mockImplementationOnce(async (...to: unknown[]) => {
        begins();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return work(...to);
      });
    });
    const kept = keep('edit:asha:a', typed);
    await begun;
    await emptyVault();
    goOn();
    expect(await kept).toBe(false);
    expect(device.rowsOf('entries')).toEqual([]);
    expect(await keptUnder('')).toEqual(new Map());
  },
);
