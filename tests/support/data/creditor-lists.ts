import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Committee } from '@/lib/creditor-lists/committee';
import type { ListLine, PresentedList } from '@/lib/creditor-lists/present';
import { dayInIndia } from '@/lib/format/date';
import { behind } from '@/tests/support/database/database';
import { until } from '@/tests/support/until';
import { createClaimAs } from './claims';
import { ask, determinationOf, determineAs } from './determinations';
import type { TestPerson } from './people';

export const today = () => dayInIndia(new Date());

export const askForListAs = (person: TestPerson, asOn = today()) =>
  ask<{ number: number; state: string }>(person, 'POST', 'creditor-lists', { asOn });

export const listAs = async (person: TestPerson, number: number) =>
  (await ask<PresentedList>(person, 'GET', `creditor-lists/${number}`)).body;

/** Waits until a list is made, and gives it. */
export async function madeListAs(person: TestPerson, asOn = today()): Promise<PresentedList> {
  const { body, status, text } = await askForListAs(person, asOn);
  if (status !== 202) throw new Error(`Could not ask for a list: ${text}`);
  const { number } = body;
  return until(async () => {
    // The database has less to do for an answer than the portal.
    const found = await behind(person.portal)?.database.query(
      `SELECT FROM creditor_lists WHERE number = $1 AND state = 'making'`,
      [number],
    );
    if (found?.rowCount) return undefined;
    const list = await listAs(person, number);
    return list.state === 'making' ? undefined : list;
  });
}

export const linesAs = async (person: TestPerson, number: number, query = '') =>
  (
    await ask<{ rows: ListLine[]; total: number }>(
      person,
      'GET',
      `creditor-lists/${number}/rows?limit=100&${query}`,
    )
  ).body;

export const committeeAs = async (person: TestPerson, number: number) =>
  (await ask<Committee>(person, 'GET', `creditor-lists/${number}/committee`)).body;

export const decideListAs = (person: TestPerson, number: number, state: string) =>
  ask<PresentedList>(person, 'PATCH', `creditor-lists/${number}`, { state });

/** A file of a published list, as anybody gets it. */
export async function publishedFile(address: string, number: number, query: string) {
  const path = `/api/public/creditor-lists/${number}/download`;
  const answer = await fetch(`${address}${path}?${query}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`No file: ${bytes}`);
  return bytes;
}

/** A determination that is in force at once. */
export async function determinedAs(
  person: TestPerson,
  { id }: Pick<PresentedClaim, 'id'>,
  heads: Parameters<typeof determinationOf>[0],
  changes: object = {},
) {
  const answer = await determineAs(
    person,
    id,
    determinationOf(heads, { confirm: true, ...changes }),
  );
  if (answer.status !== 201) throw new Error(`Could not determine the claim: ${answer.text}`);
}

/** A claim of a financial creditor, in a class or not, that is admitted in full. */
export async function admittedAs(
  claimant: TestPerson,
  professional: TestPerson,
  type: 'form_c' | 'form_ca',
  name: string,
  amount: string,
  changes: object = {},
  form: object = {},
) {
  const parts =
    type === 'form_c' ? { principalAmount: amount, interestAmount: '0', penaltyAmount: '0' } : {};
  const claim = await createClaimAs(claimant, type, {
    institutionName: name,
    claimAmount: amount,
    ...parts,
    ...form,
  });
  const head = type === 'form_c' ? 'principalAmount' : 'principal';
  await determinedAs(professional, claim, [{ head, claimed: amount, admitted: amount }], changes);
  return claim;
}
