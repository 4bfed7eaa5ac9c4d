import { createHash, randomUUID } from 'node:crypto';
import { dayInIndia } from '@/lib/format/date';
import { send } from '@/tests/api/documents/documents-support';
import { messageForm, say } from '@/tests/api/messages/messages-support';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { madePaper } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { askedOf } from '@/tests/support/data/questions';
import { reportTransferAs } from '@/tests/support/data/transfers';
import { askForFile, madeFile } from '@/tests/support/data/whole-files';
import { rows } from '@/tests/support/database/database';
import { readColumns } from '@/tests/support/database/prisma-schema';
import { type Answer, call } from '@/tests/support/http/api';

/** Asha's data, and three attackers: another claimant, another case manager, and a professional not yet approved. */
export interface Scene {
  asha: TestPerson;
  salim: TestPerson;
  kavita: TestPerson;
  pending: TestPerson;
  meera: TestPerson;
  claimId: string;
  documentId: string;
  looseDocumentId: string;
  attachmentId: string;
  messageId: string;
  notificationId: string;
  sessionId: string;
  submissionKey: string;
  questionsId: string;
  transferId: string;
  /** A letter of Asha's claim for the post. */
  letterId: string;
  /** Ravi's, who has her claim. */
  ravi: TestPerson;
  selectionId: string;
  viewIds: Record<string, string>;
  snippetId: string;
  /** Of the claim of a colleague of Kavita's. */
  determinationId: string;
  fileId: string;
  /** The attackers' own. */
  salimClaimId: string;
  salimDocumentId: string;
  salimQuestionsId: string;
  kavitaClaimId: string;
  kavitaDocumentId: string;
  kavitaSelectionId: string;
  kavitaTransferId: string;
  kavitaLetterId: string;
}

/** The people of the scene who attack; whatever is not theirs is another person's. */
const attackersOwn = /^(salim|kavita)/;

/** Every id in the scene that is not an attacker's own. */
export const foreignIds = (scene: Scene): Set<string> =>
  new Set(
    Object.entries(scene).flatMap(([name, value]) => {
      if (attackersOwn.test(name)) return [];
      if (typeof value === 'string') return [value];
      return 'user' in value ? [value.user.id] : Object.values(value);
    }),
  );

const idOf = ({ status, body, text }: Answer<{ id: string }>) => {
  if (status >= 300) throw new Error(`The scene could not be set: ${text}`);
  return body.id;
};

/** A claim with everything that belongs to it, and people who may not see it. */
export async function setScene(): Promise<Scene> {
  const [asha, salim, kavita, pending, meera, ravi] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  await rows("UPDATE users SET status = 'pending' WHERE id = $1", [pending.user.id]);
  const [claim, salims, forKavita] = await Promise.all([
    createClaimAs(asha),
    createClaimAs(salim, 'form_f'),
    createClaimAs(salim, 'form_b'),
  ]);
  const decided = await createClaimAs(asha, 'form_b', { claimAmount: '5000' });
  await assignTo(meera, decided.id, ravi);
  await assignTo(meera, claim.id, ravi);
  await assignTo(meera, forKavita.id, kavita);
  const documentId = idOf(
    await send(asha, pdf(), 'payslip.pdf', { before: { claimId: claim.id } }),
  );
  const looseDocumentId = idOf(await send(asha, pdf(), 'loose.pdf'));
  const salimDocumentId = idOf(await send(salim, pdf(), 'own.pdf'));
  const said = messageForm({ message: 'Private' }, { content: pdf(), name: 'private.pdf' });
  idOf(await say(asha, claim.id, said));
  const messageId = idOf(await say(ravi, claim.id, 'Please send the payslips'));
  await call('PUT', '/api/drafts/form_d', {
    token: asha.token,
    body: { values: { fullName: 'Asha Devi' }, documents: [looseDocumentId], revision: 0 },
  });
  const one = async (sql: string, values: unknown[]) =>
    String((await rows<{ id: string }>(sql, values))[0]?.id);
  // Before their claims wait for answers, so that nothing below changes them.
  const made = await ofBothSides({ asha, salim, ravi, kavita }, claim.id, forKavita.id);
  return {
    asha,
    salim,
    kavita,
    pending,
    meera,
    claimId: claim.id,
    documentId,
    looseDocumentId,
    attachmentId: await one(
      'SELECT attachment_id AS id FROM messages WHERE claim_id = $1 AND attachment_id IS NOT NULL',
      [claim.id],
    ),
    messageId,
    notificationId: await one('SELECT id FROM notifications WHERE user_id = $1', [asha.user.id]),
    sessionId: await one('SELECT id FROM sessions WHERE user_id = $1', [asha.user.id]),
    ravi,
    determinationId: idOf(
      await determineAs(
        ravi,
        decided.id,
        determinationOf([{ head: 'principal', admitted: '5000' }]),
      ),
    ),
    ...made,
    salimClaimId: salims.id,
    salimDocumentId,
    kavitaClaimId: forKavita.id,
  };
}

/** A letter of a claim, put among those for the post. */
async function letterFor(person: TestPerson, claimId: string) {
  const { id } = await madePaper(person, claimId, 'questions');
  await rows('UPDATE papers SET for_post = true WHERE id = $1', [id]);
  return id;
}

/** What belongs to claims and to work on them, of Asha and Ravi on one side, and of Salim and Kavita on the other. */
async function ofBothSides(
  { asha, salim, ravi, kavita }: Record<'asha' | 'salim' | 'ravi' | 'kavita', TestPerson>,
  claimId: string,
  kavitaClaimId: string,
) {
  const transfer = { amount: '1.00', on: dayInIndia(new Date()), email: 'new@example.in' };
  const select = async (person: TestPerson) =>
    idOf(await ask<{ id: string }>(person, 'POST', 'claims/selections', { filters: {} }));
  const submissionKey = randomUUID();
  const body = claimBodyOf('form_b');
  const headers = { 'Idempotency-Key': submissionKey };
  idOf(await call<{ id: string }>('POST', '/api/claims', { token: asha.token, body, headers }));
  const questionsId = (await askedOf(ravi, claimId, ['Why?'])).id;
  const salimQuestionsId = (await askedOf(kavita, kavitaClaimId, ['Why?'])).id;
  const fileId = idOf(await askForFile(ravi, [claimId]));
  const view = { name: 'Mine', query: '', shared: false };
  const viewOf = async (place: string) =>
    idOf(await ask<{ id: string }>(ravi, 'PUT', `${place}/views`, view));
  await madeFile(ravi, fileId);
  return {
    submissionKey,
    questionsId,
    salimQuestionsId,
    fileId,
    transferId: idOf(await reportTransferAs(asha, claimId, transfer)),
    kavitaTransferId: idOf(await reportTransferAs(salim, kavitaClaimId, transfer)),
    selectionId: await select(ravi),
    kavitaSelectionId: await select(kavita),
    viewIds: { claims: await viewOf('claims'), verification: await viewOf('verification') },
    snippetId: idOf(
      await ask<{ id: string }>(ravi, 'POST', 'snippets', { kind: 'reason', text: 'No invoice.' }),
    ),
    letterId: await letterFor(asha, claimId),
    kavitaLetterId: await letterFor(salim, kavitaClaimId),
    kavitaDocumentId: idOf(await send(kavita, pdf(), 'own.pdf')),
  };
}

/** The columns of a table that are compared, where its rows change by themselves. */
const steady: Record<string, string> = {
  audit_entries: 't.id, t.action',
  mail_queue: 't.id, t.kind',
  sessions: 't.id, t.user_id, t.expires_at',
};
const ofClaims = (table: string) =>
  `SELECT ${steady[table] ?? 't.*'} FROM ${table} t JOIN claims c ON c.id = t.claim_id WHERE c.claimant_id = $1`;
const ofPerson = (table: string) =>
  `SELECT ${steady[table] ?? 't.*'} FROM ${table} t WHERE t.user_id = $1`;

const tablesWith = (name: string) =>
  readColumns().flatMap(({ table, column }) => (column === name ? table : []));
const ofPeople = tablesWith('user_id');

/** Tables that change meanwhile, whoever attacks: by the portal itself, or by other tests. */
const busy: readonly string[] = [
  'claim_viewers',
  'creditor_list_rows',
  'creditor_list_same',
  'papers',
];
/** Professionals are told of the claims of all other tests. */
const told: readonly string[] = ['mail_queue', 'message_reads', 'notifications'];

/** Data of a person by table: what has their id, and what belongs to their claims. */
const own: Record<string, string> = {
  users: 'SELECT t.* FROM users t WHERE id = $1',
  claims: 'SELECT t.* FROM claims t WHERE claimant_id = $1 OR assigned_to_id = $1',
  documents:
    'SELECT d.* FROM documents d LEFT JOIN claims c ON c.id = claim_id WHERE uploaded_by_id = $1 OR claimant_id = $1',
  ...queriesOf(ofPeople, ofPerson),
  ...queriesOf(
    tablesWith('claim_id').filter((table) => !ofPeople.includes(table) && table !== 'documents'),
    ofClaims,
  ),
  'audit_entries of claims': `${ofClaims('audit_entries')} AND t.action <> 'paper_made'`,
};

function queriesOf(tables: readonly string[], query: (table: string) => string) {
  const watched = tables.filter((table) => !busy.includes(table));
  return Object.fromEntries(watched.map((table) => [table, query(table)]));
}

/** A digest of everything that the database holds of a person, by kind. */
async function allOf({ user }: TestPerson): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [kind, sql] of Object.entries(own)) {
    if (user.role !== 'claimant' && told.includes(kind)) continue;
    const found = await rows<{ row: string }>(
      `SELECT to_jsonb(x)::text AS row FROM (${sql}) x ORDER BY 1`,
      [user.id],
    );
    const text = found.map(({ row }) => row).join('\n');
    all[kind] = `${found.length} ${createHash('sha256').update(text).digest('hex')}`;
  }
  return all;
}

const everything = async (people: readonly TestPerson[]) => ({
  people: await Promise.all(people.map(allOf)),
  case: await rows('SELECT * FROM case_settings'),
  classes: await rows('SELECT * FROM creditor_classes'),
});

/** Notes everything that the database holds of these people and of the case; the result checks that it is unchanged. */
export async function watch(...people: TestPerson[]) {
  const before = await everything(people);
  return async () => expect(await everything(people)).toEqual(before);
}

/** No answer may contain SQL, an internal address, a path or a stack. */
export const telling =
  /SELECT .*FROM |INSERT |prisma|node_modules|\.ts\b|at \w+ \(|127\.0\.0\.1|ECONN|\/work\//i;

/** Texts with a meaning for a page, a database, a template, a spreadsheet or printf; here they are plain text. */
export const injections = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example","x")',
  '{{7*7}}#{7*7}<%=7*7%>',
  '%s%n%x',
  "Robert'); DROP TABLE messages; --",
];

/** Texts that are refused everywhere: one cannot be stored, and the other reads as something else. */
export const refusedTexts = ['NUL\0here', 'a\u202egnp.exe'];
