import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { signUp } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

/** Every column of the rows that store a filed claim, except those that differ for each claim. */
const statements = {
  claims: 'SELECT to_jsonb(t) AS row FROM claims t WHERE id = $1',
  search: 'SELECT to_jsonb(t) AS row FROM claim_search t WHERE id = $1',
  desk: 'SELECT to_jsonb(t) AS row FROM claim_desk t WHERE id = $1',
  identifiers:
    'SELECT to_jsonb(t) AS row FROM claim_identifiers t WHERE claim_id = $1 ORDER BY kind, hash',
  trail: `SELECT to_jsonb(t) - '{id,hash,prev_hash,ip_address}'::text[] AS row FROM audit_entries t
    WHERE claim_id = $1 AND action = 'claim_submitted'`,
  // Papers may be made already or not yet; the form as a paper is made only for a claim filed by itself.
  papers: `SELECT jsonb_build_object('kind', kind, 'number', number, 'version', claim_version, 'language', language) AS row
    FROM papers WHERE claim_id = $1 AND kind <> 'claim_form'`,
};

const own: [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id'],
  [/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, 'a time'],
  [/enc:1:[\w:-]+/g, 'a sealed number'],
  [/clm-\d{4}-\d+/gi, 'a claim number'],
];

async function storedOf(claimId: string) {
  const found = await Promise.all(
    Object.entries(statements).map(async ([name, statement]) => {
      const of = await rows<{ row: object }>(statement, [claimId]);
      return [name, of.map(({ row }) => row)] as const;
    }),
  );
  const text = own.reduce(
    (all, [what, name]) => all.replace(what, name),
    JSON.stringify(Object.fromEntries(found)),
  );
  return JSON.parse(text) as Record<keyof typeof statements, Record<string, unknown>[]>;
}

// Tables of employees are filled in by rows of their own.
test.each(creditorTypes.filter((type) => type !== 'form_e'))(
  'a claim on %s from a file is stored like one that was filed by itself',
  async (type: CreditorType) => {
    const asha = await signUp();
    const byItself = await createClaimAs(asha, type);
    const before = { creditorType: type };
    const sent = await sendClaims(asha, 'upload', csvOf(type, [{}]), { before });
    expect(sent.body).toMatchObject({ success: 1, errors: [] });
    const [inFile] = await rows<{ id: string }>(
      'SELECT id FROM claims WHERE claimant_id = $1 AND id <> $2',
      [asha.user.id, byItself.id],
    );
    const { claims, trail, ...others } = await storedOf(byItself.id);
    // The claim from a file also names its row, and says that it has no documents yet.
    const details = { ...Object(trail[0]?.details), import: 'an id', row: 2 };
    const claim_data = { ...Object(claims[0]?.claim_data), requiresDocumentUpload: true };
    expect(await storedOf(inFile?.id ?? '')).toEqual({
      ...others,
      claims: [{ ...claims[0], claim_data }],
      trail: [{ ...trail[0], details }],
    });
  },
);
