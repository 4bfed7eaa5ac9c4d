import { aClaim, edit, versionAs, versionsAs } from '@/tests/support/data/changing';
import { signUp } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';

afterAll(() => database.end());

it('the versions of a claim are shown to whoever sees the claim, and to nobody else', async () => {
  const { asha, ravi, meera, id } = await aClaim();
  for (const person of [asha, ravi, meera]) {
    expect((await versionsAs(person, id)).status).toBe(200);
    expect((await versionAs(person, id, 1)).status).toBe(200);
  }
  for (const stranger of [await signUp(), await signUp('ip_case_manager')]) {
    expect((await versionsAs(stranger, id)).status).toBe(404);
    expect((await versionAs(stranger, id, 1)).status).toBe(404);
  }
});

it.each(['0', '2', '-1', 'x', '1.5', '99999999999', '%00'])(
  'a claim has no version %s',
  async (version) => {
    const { asha, id } = await aClaim();
    expect((await versionAs(asha, id, version)).status).toBe(404);
  },
);

it.each(['?limit=0', '?limit=101', '?limit=x', '?before=x', '?before=-1'])(
  'the list of versions is refused with %s',
  async (query) => {
    const { asha, id } = await aClaim();
    expect((await versionsAs(asha, id, query)).status).toBe(400);
  },
);

it('a claim that was never changed has one version', async () => {
  const { asha, claim, id } = await aClaim();
  expect((await versionsAs(asha, id)).body).toEqual([
    { version: 1, savedAt: claim.submittedAt, savedBy: 'Asha Devi', fields: [] },
  ]);
  expect((await versionAs(asha, id, 1)).body).toEqual({
    version: 1,
    claimData: claim.claimData,
    marks: expect.any(Object),
  });
});

it('the list of versions says who saved each, when, and which fields changed, newest first', async () => {
  const { asha, ravi, claim, id } = await aClaim('form_e');
  const [first, ...others] = claim.claimData.employeeDetails as Record<string, string>[];
  const employeeDetails = [{ ...first, totalAmountDue: '1' }, ...others];
  const second = await edit(asha, id, {
    claimData: { employeeDetails, organizationCity: 'Mumbai' },
  });
  const third = await edit(asha, id, { claimAmount: '42', claimData: { affiliatedTo: null } });
  expect((await versionsAs(ravi, id)).body).toEqual([
    {
      version: 3,
      savedAt: third.body.updatedAt,
      savedBy: 'Asha Devi',
      fields: ['affiliatedTo', 'claimAmount'],
    },
    {
      version: 2,
      savedAt: second.body.updatedAt,
      savedBy: 'Asha Devi',
      fields: ['organizationCity', 'employeeDetails'],
    },
    { version: 1, savedAt: claim.submittedAt, savedBy: 'Asha Devi', fields: [] },
  ]);
  const said = async (version: number) => (await versionAs(ravi, id, version)).body.claimData;
  expect(await said(1)).toEqual(claim.claimData);
  expect(await said(2)).toEqual(second.body.claimData);
  expect(await said(3)).toEqual(third.body.claimData);
});

it('the list of versions is given in pages', async () => {
  const { asha, id } = await aClaim();
  for (const department of ['One', 'Two', 'Three', 'Four']) {
    await edit(asha, id, { claimData: { department } });
  }
  const page = async (query: string) =>
    (await versionsAs(asha, id, query)).body.map(({ version }) => version);
  expect(await page('?limit=2')).toEqual([5, 4]);
  expect(await page('?limit=2&before=4')).toEqual([3, 2]);
  expect(await page('?limit=2&before=2')).toEqual([1]);
  expect(await page('?before=1')).toEqual([]);
});
