import { changeAll, type PartCall } from '@/lib/client/mutations/many-claims';

const part = (updated: number, next: number | null, left: string[] = []) => ({
  updated,
  next,
  skipped: left.map((id) => ({
    id,
    claimNumber: id,
    reason: 'changed_meanwhile' as const,
    code: 'changed_since_selected' as const,
    message: '',
  })),
});

test('a change of many claims sends its parts one after another and adds up their results', async () => {
  const parts = [
    part(498, 500, ['a', 'b']),
    part(500, 1_000),
    { ...part(3, null), gone: 2, proposed: 1 },
  ];
  const asked: number[] = [];
  const told: number[] = [];
  const call: PartCall = async (from) => {
    asked.push(from);
    return parts[asked.length - 1] ?? part(0, null);
  };
  const result = await changeAll(call, (done) => told.push(done));
  expect([asked, told]).toEqual([
    [0, 500, 1_000],
    [500, 1_000],
  ]);
  expect(result).toMatchObject({ updated: 1_001, proposed: 1, gone: 2 });
  expect(result.skipped.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a change of many claims that was cut off continues with the part that failed', async () => {
  const asked: number[] = [];
  let broken = true;
  const call: PartCall = async (from) => {
    asked.push(from);
    if (from === 500 && broken) {
      broken = false;
      throw new Error('no network');
    }
    return part(500, from < 1_000 ? from + 500 : null);
  };
  await expect(changeAll(call, () => undefined)).rejects.toThrow('no network');
  expect((await changeAll(call, () => undefined)).updated).toBe(1_500);
  expect(asked).toEqual([0, 500, 500, 1_000]);
});
