import { randomUUID } from 'node:crypto';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import type { ListedClaim, PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { PresentedNotification } from '@/lib/notifications/read';
import type { LetterForPost } from '@/lib/papers/post/read';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, decideListAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { ask, confirmAs, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { pdf } from '@/tests/support/data/files';
import { askFor, downloaded, madePaper, madePapers } from '@/tests/support/data/made-papers';
import {
  objectAs,
  objectedBy,
  objectionsAs,
  objectionTo,
  publishedListAs,
  refuseAs,
} from '@/tests/support/data/objections';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { askForFile, downloadedFile, entriesIn, madeFile } from '@/tests/support/data/whole-files';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

// A list belongs to the whole case: lists of other tests would replace the ones here.
beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  [asha, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
});
afterAll(() => portal.remove());

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await portal.database.query(text, values)).rows as Row[];

const auditOf = (claimId: string, action: string) =>
  rows<{ details: Record<string, unknown> }>(
    'SELECT details FROM audit_entries WHERE claim_id = $1 AND action::text = $2 ORDER BY id',
    [claimId, action],
  );

/** Everything that a refused call must leave unchanged. */
const traceOf = (claimId: string) =>
  rows(
    `SELECT c.status, c.updated_at, (SELECT json_agg(o ORDER BY o.id) FROM objections o WHERE o.claim_id = c.id) AS objections,
       (SELECT count(*)::int FROM audit_entries a WHERE a.claim_id = c.id AND a.action <> 'paper_made') AS entries,
       (SELECT count(*)::int FROM notifications n WHERE n.claim_id = c.id) AS told,
       (SELECT count(*)::int FROM papers p WHERE p.claim_id = c.id) AS papers,
       (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id) AS documents
     FROM claims c WHERE c.id = $1`,
    [claimId],
  );

/** The text of a letter, as its mail says it too. */
const wordsOf = async (paperId: string) => {
  const [mail] = await rows<{ facts: { title: string; lines: string[] } }>(
    'SELECT facts FROM mail_queue WHERE paper_id = $1',
    [paperId],
  );
  return mail ? [mail.facts.title, ...mail.facts.lines].join('\n') : '';
};

const toldOf = async (person: TestPerson, claimId: string) =>
  (await ask<PresentedNotification[]>(person, 'GET', 'notifications?limit=100')).body.filter(
    (told) => told.claimId === claimId,
  );

/** A lender's claim that is admitted in full, and is in the newest published list. */
async function listed(person = asha, name = 'Kaveri Bank') {
  const claim = await admittedAs(person, meera, 'form_c', name, '1000.00');
  const list = await publishedListAs(meera);
  await untilTold(list);
  return { claim, id: claim.id, list };
}

/** Waits until everybody in a list was told that it is published. */
const untilTold = (list: number) =>
  until(async () => {
    const told =
      'SELECT FROM creditor_list_tellings WHERE list_number = $1 AND told_at IS NOT NULL';
    return (await rows(told, [list])).length > 0 || undefined;
  });

/** Withdraws a list, and waits until nobody is left to be told. */
async function untilTakenBack(list: number) {
  expect((await decideListAs(meera, list, 'withdrawn')).status).toBe(200);
  await until(async () => {
    const over = 'SELECT FROM creditor_list_tellings WHERE list_number = $1 AND told_up_to IS NULL';
    return (await rows(over, [list])).length > 0 || undefined;
  });
}

/** What waits for a claimant, as their list and their claim's page say. */
async function awaitedOf(person: TestPerson, id: string) {
  const claim = await ask<PresentedClaim>(person, 'GET', `claims/${id}`);
  const list = await ask<{ claims: ListedClaim[] }>(person, 'GET', 'claims?limit=100');
  const row = list.body.claims.find((one) => one.id === id);
  expect(row?.awaited).toEqual(claim.body.awaited);
  return claim.body.awaited;
}

const deskOf = async (person: TestPerson) => {
  const asked = 'verification?queue=objections&limit=100';
  const { body } = await ask<{ claims: DeskClaim[]; total: number }>(person, 'GET', asked);
  const { objections } = (await ask<DeskCounts>(person, 'GET', 'verification/counts')).body;
  return { ids: body.claims.map(({ id }) => id), total: body.total, counted: objections };
};

/** A determination that admits half, with a reason. */
const halved = (changes: object = {}) =>
  determinationOf(
    [
      {
        head: 'principalAmount',
        claimed: '1000.00',
        admitted: '500.00',
        notAdmitted: '500.00',
        reasons: [{ code: 'no_proof', text: '3 March 2026', amount: '500.00' }],
      },
    ],
    { basis: 'revised', confirm: true, ...changes },
  );

const day = (days: number) => daysAfter(dayInIndia(new Date()), days);

test('a claimant sees their line and objects to it with documents, and the desk lists the objection', async () => {
  const { claim, id, list } = await listed();
  expect((await objectionsAs(asha, id)).body).toMatchObject({
    listed: {
      number: list,
      until: day(7),
      over: false,
      row: { annexure: 4, lines: 1, claimed: '1000.00', admitted: '1000.00', notAdmitted: '0.00' },
    },
    objections: [],
  });
  expect(await awaitedOf(asha, id)).toMatchObject({ objectUntil: day(7) });
  expect((await ask<PresentedClaim>(meera, 'GET', `claims/${id}`)).body.awaited).toBeNull();
  const before = await deskOf(meera);
  const document = await documentOf(asha);
  const made = await objectAs(asha, id, objectionTo(list, { documentIds: [document.id] }));
  expect(made.status).toBe(201);
  expect(made.body.objections).toMatchObject([
    {
      list: { number: list, state: 'published' },
      row: { annexure: 4, admitted: '1000.00' },
      ground: 'amount',
      text: 'October is missing.',
      documentIds: [document.id],
      state: 'open',
      reasons: null,
      determination: null,
    },
  ]);
  expect(made.body.objections[0]).not.toHaveProperty('answeredBy');
  expect(await awaitedOf(asha, id)).toMatchObject({ objectUntil: null, objectedOn: day(0) });
  // The claim stays decided, and has a file that a decided claim would not take by itself.
  expect((await ask<PresentedClaim>(asha, 'GET', `claims/${id}`)).body).toMatchObject({
    status: 'approved',
    listedIn: list,
    objection: 'open',
    documents: [{ id: document.id }],
  });
  const own = await ask<{ claims: { id: string; listedIn: number }[] }>(asha, 'GET', 'claims');
  expect(own.body.claims.find((one) => one.id === id)).toMatchObject({ listedIn: list });
  const [told] = await toldOf(meera, id);
  expect(told?.title).toBe(`Claim ${claim.claimNumber}: objection to the list of creditors`);
  expect((await auditOf(id, 'objection_made')).map(({ details }) => details)).toEqual([
    { objectionId: made.body.objections[0]?.id, list, ground: 'amount', documents: 1 },
  ]);
  expect(await deskOf(meera)).toEqual({
    ids: [...before.ids, id],
    total: before.total + 1,
    counted: before.counted + 1,
  });
  expect(await deskOf(ravi)).toEqual({ ids: [], total: 0, counted: 0 });
});

test('everybody in a published list is told once, by mail too, until when they may object', async () => {
  const [kavita, imran] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
  ]);
  const first = await admittedAs(kavita, meera, 'form_c', 'Kavita', '10.00');
  await admittedAs(kavita, meera, 'form_c', 'Kavita again', '20.00');
  const withdrawn = await createClaimAs(imran, 'form_d');
  await ask(imran, 'POST', `claims/${withdrawn.id}/withdraw`, { reason: 'Paid.' });
  const list = await publishedListAs(meera);
  await untilTold(list);
  const told = (person: TestPerson) =>
    rows<{ claimId: string; data: object; mailed: boolean }>(
      `SELECT n.claim_id AS "claimId", n.data,
         EXISTS (SELECT FROM mail_queue m WHERE m.notification_id = n.id) AS mailed
       FROM notifications n WHERE n.user_id = $1 AND n.type::text = 'list_published'`,
      [person.user.id],
    );
  const [one, ...more] = await told(kavita);
  expect(one).toMatchObject({
    claimId: first.id,
    data: { asOn: day(0), until: day(7), claimNumber: first.claimNumber },
    mailed: true,
  });
  expect(more).toEqual([]);
  for (const other of [imran, meera]) expect(await told(other)).toEqual([]);
  // A later list is told of again, since it has another last day.
  await untilTold(await publishedListAs(meera));
  expect(await told(kavita)).toHaveLength(2);
});

/** Enters a claim from paper, of a creditor without an address. */
async function entered() {
  const { status, body } = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { email: '' }),
    receivedOn: '2026-01-05',
    receivedBy: 'post',
    beforeCommencement: true,
    evenIfSame: true,
  });
  expect(status).toBe(201);
  return body.id;
}

const lettersOf = async (claimId: string) => {
  await madePapers(meera, claimId);
  return rows(
    `SELECT subject_kind::text AS about, letter, for_post AS "forPost", replaced_by_id IS NOT NULL AS replaced
     FROM papers WHERE claim_id = $1 AND kind = 'listed' ORDER BY number`,
    [claimId],
  );
};

test('a creditor without an account is told of a list by a letter for the post, and by another that it was withdrawn', async () => {
  const [id, kavita] = [await entered(), await signUp('claimant', address)];
  const withAccount = await admittedAs(kavita, meera, 'form_c', 'Kavita', '10.00');
  const list = await publishedListAs(meera);
  await untilTold(list);
  const waits = { letter: true, forPost: true, replaced: false };
  expect(await lettersOf(id)).toEqual([{ ...waits, about: 'list_published' }]);
  expect(await lettersOf(withAccount.id)).toEqual([]);
  const forPost = async () =>
    (
      await ask<{ letters: LetterForPost[] }>(meera, 'GET', 'papers/post?limit=100')
    ).body.letters.filter(({ claimId, kind }) => claimId === id && kind === 'listed');
  expect(await forPost()).toMatchObject([{ reason: 'no_address' }]);

  await untilTakenBack(list);
  expect(await lettersOf(id)).toEqual([
    { ...waits, about: 'list_published', replaced: true },
    { ...waits, about: 'list_withdrawn' },
  ]);
  expect(await forPost()).toHaveLength(1);
  // Asked for by hand it says the same in the other language, and goes to nobody.
  expect((await askFor(meera, id, { kind: 'listed', language: 'hi' })).status).toBe(201);
  expect((await lettersOf(id))[2]).toMatchObject({ about: 'list_withdrawn', letter: false });
  const none = await askFor(meera, withAccount.id, { kind: 'listed', language: 'en' });
  expect([none.status, none.body.code]).toEqual([409, 'no_list_told']);
});

test('whoever was told of a list is told, by mail too, that it was withdrawn, unless a later one stands', async () => {
  const kavita = await signUp('claimant', address);
  const { id, claimNumber } = await admittedAs(kavita, meera, 'form_c', 'Kavita', '10.00');
  const list = await publishedListAs(meera);
  await untilTold(list);
  const imran = await signUp('claimant', address);
  await admittedAs(imran, meera, 'form_c', 'Imran', '10.00');
  await untilTakenBack(list);
  const mailed = (person: TestPerson) =>
    rows<{ list: string | null }>(
      `SELECT n.data->>'list' AS list FROM notifications n JOIN mail_queue m ON m.notification_id = n.id
       WHERE n.user_id = $1 AND n.type::text = 'list_published' ORDER BY n.created_at`,
      [person.user.id],
    );
  expect(await mailed(kavita)).toEqual([{ list: null }, { list: 'withdrawn' }]);
  const [newest] = (await toldOf(kavita, id)).filter(({ type }) => type === 'list_published');
  expect(newest?.title).toBe(`The list of creditors with your claim ${claimNumber} was withdrawn`);
  // Who came later was told of nothing that could be taken back.
  expect(await mailed(imran)).toEqual([]);

  const former = await publishedListAs(meera);
  await untilTold(former);
  await untilTold(await publishedListAs(meera));
  await untilTakenBack(former);
  expect(await mailed(kavita)).toHaveLength(4);
});

test('when a later list is withdrawn, whoever is in an earlier one is told that it counts again, and until when they may object', async () => {
  const [kavita, lina] = [await signUp('claimant', address), await signUp('ip_admin', address)];
  const { id } = await admittedAs(kavita, meera, 'form_c', 'Kavita', '10.00');
  const paper = await entered();
  await untilTold(await publishedListAs(lina));
  const faulty = await publishedListAs(lina);
  await untilTold(faulty);
  await untilTakenBack(faulty);
  const [newest] = (await toldOf(kavita, id)).filter(({ type }) => type === 'list_published');
  expect(newest?.message).toMatch(/counts again\..* you can object until /);
  expect(newest?.message).not.toContain('do not need to do anything');
  await madePapers(meera, paper);
  const [letter] = await rows<{ id: string }>(
    `SELECT id FROM papers WHERE claim_id = $1 AND kind = 'listed' AND replaced_by_id IS NULL`,
    [paper],
  );
  const { bytes } = await downloaded(meera, letter?.id ?? '');
  expect(textOfPdf(bytes)).toContain('counts again');
});

test('nobody is told of a list of an earlier day while a later one counts', async () => {
  const [kavita, lina] = [await signUp('claimant', address), await signUp('ip_admin', address)];
  const { id } = await admittedAs(kavita, meera, 'form_c', 'Kavita', '10.00');
  await rows(`UPDATE claims SET submitted_at = submitted_at - interval '3 days' WHERE id = $1`, [
    id,
  ]);
  const later = await publishedListAs(lina);
  await untilTold(later);
  const former = await publishedListAs(lina, day(-1));
  // A list that is published after it is told of, and this one is not.
  await untilTold(await publishedListAs(lina));
  const told = async () =>
    (
      await rows<{ asOn: string }>(
        `SELECT data->>'asOn' AS "asOn" FROM notifications WHERE user_id = $1 AND type::text = 'list_published'`,
        [kavita.user.id],
      )
    ).map(({ asOn }) => asOn);
  expect(await told()).toEqual([day(0), day(0)]);
  expect(
    await rows('SELECT told_up_to FROM creditor_list_tellings WHERE list_number = $1', [former]),
  ).toEqual([{ told_up_to: null }]);
});

test('a decision tells its claimant how much is admitted and how much is not', async () => {
  const { id, claimNumber } = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000.00',
    principalAmount: '1000.00',
    interestAmount: '0',
    penaltyAmount: '0',
  });
  expect((await determineAs(meera, id, halved({ basis: 'original' }))).status).toBe(201);
  const [told] = await toldOf(asha, id);
  expect(told?.message).toContain('₹500.00 of it is admitted, and ₹500.00 is not.');
  expect(told?.message).toContain(claimNumber);
});

test('a repeated objection is stored once, and a different one to the same list is refused', async () => {
  const { id, list } = await listed();
  const sent = await Promise.all([1, 2, 3].map(() => objectAs(asha, id, objectionTo(list))));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  const before = await traceOf(id);
  const twice = await objectAs(asha, id, objectionTo(list, { text: 'And November.' }));
  expect([twice.status, twice.body.code]).toEqual([409, 'already_objected']);
  expect(await traceOf(id)).toEqual(before);
  expect(await auditOf(id, 'objection_made')).toHaveLength(1);
});

test('an incomplete objection is refused, and nothing is stored', async () => {
  const { id, list } = await listed();
  const before = await traceOf(id);
  const eleven = Array.from({ length: 11 }, () => randomUUID());
  const wrong: [object, string, string][] = [
    [{ text: undefined }, 'text', 'required'],
    [{ text: ' \n ' }, 'text', 'required'],
    [{ text: 'x'.repeat(4001) }, 'text', 'too_big'],
    [{ ground: undefined }, 'ground', 'objection_ground'],
    [{ ground: 'weather' }, 'ground', 'objection_ground'],
    [{ list: 'newest' }, 'list', 'whole_number'],
    [{ text: 'see \u202egpj.exe' }, 'text', 'characters'],
    [{ documentIds: eleven }, 'documentIds', 'too_many'],
    [{ documentIds: [randomUUID()] }, 'documentIds', 'unknown_document'],
  ];
  for (const [changes, path, rule] of wrong) {
    const refused = await objectAs(asha, id, objectionTo(list, changes));
    expect([changes, refused.status]).toEqual([changes, 400]);
    expect(refused.body.issues?.[0]).toMatchObject({ path, rule, message: expect.any(String) });
  }
  expect(await traceOf(id)).toEqual(before);
});

test('a claimant cannot object on a ground that their form does not have', async () => {
  const { id } = await createClaimAs(asha, 'form_d');
  const list = await publishedListAs(meera);
  const refused = await objectAs(asha, id, objectionTo(list, { ground: 'security' }));
  expect(refused.body.issues?.[0]).toMatchObject({ path: 'ground', rule: 'objection_ground' });
  expect((await objectAs(asha, id, objectionTo(list, { ground: 'category' }))).status).toBe(201);
});

test('nobody can see or object to another person’s line, and a claim outside the list has no line', async () => {
  const { id, list } = await listed();
  const rahul = await signUp('claimant', address);
  expect((await objectAs(rahul, id, objectionTo(list))).status).toBe(404);
  expect((await objectionsAs(rahul, id)).status).toBe(404);
  expect((await objectionsAs(ravi, id)).status).toBe(404);
  expect((await objectAs(meera, id, objectionTo(list))).status).toBe(403);
  const late = await createClaimAs(asha, 'form_d');
  expect((await objectionsAs(asha, late.id)).body).toEqual({ listed: null, objections: [] });
  expect((await ask<PresentedClaim>(asha, 'GET', `claims/${late.id}`)).body).toMatchObject({
    listedIn: null,
    objection: null,
  });
  expect((await objectAs(asha, late.id, objectionTo(list))).status).toBe(404);
  // Nobody can object to, or hear of, a list that is made and not published.
  const { number: draft } = await madeListAs(meera);
  expect((await objectAs(asha, late.id, objectionTo(draft))).status).toBe(404);
  expect((await objectionsAs(asha, late.id)).body.listed).toBeNull();
});

test('an objection after its last day is refused, and the line says which day that was', async () => {
  expect((await ask(meera, 'PATCH', 'creditor-lists/settings', { objectionDays: 1 })).status).toBe(
    200,
  );
  const { id, list } = await listed();
  expect((await objectionsAs(asha, id)).body.listed).toMatchObject({ until: day(1), over: false });
  await ask(meera, 'PATCH', 'creditor-lists/settings', { objectionDays: 30 });
  // The last day announced at publication stays.
  expect((await objectionsAs(asha, id)).body.listed).toMatchObject({ until: day(1) });
  // The test moves the stored day, with its trigger disabled, since it cannot move the clock.
  await rows('ALTER TABLE creditor_lists DISABLE TRIGGER creditor_lists_stay');
  await rows('UPDATE creditor_lists SET objections_until = $2 WHERE number = $1', [list, day(-1)]);
  await rows('ALTER TABLE creditor_lists ENABLE TRIGGER creditor_lists_stay');
  const before = await traceOf(id);
  const refused = await objectAs(asha, id, objectionTo(list));
  expect([refused.status, refused.body.code]).toEqual([409, 'objections_over']);
  expect((await objectionsAs(asha, id)).body.listed).toMatchObject({ over: true });
  expect(await awaitedOf(asha, id)).toMatchObject({ objectUntil: null });
  expect(await traceOf(id)).toEqual(before);
  await rows('ALTER TABLE creditor_lists DISABLE TRIGGER creditor_lists_stay');
  await rows('UPDATE creditor_lists SET objections_until = $2 WHERE number = $1', [list, day(0)]);
  await rows('ALTER TABLE creditor_lists ENABLE TRIGGER creditor_lists_stay');
  expect(await awaitedOf(asha, id)).toMatchObject({ objectUntil: day(0) });
  expect((await objectAs(asha, id, objectionTo(list))).status).toBe(201);
  await ask(meera, 'PATCH', 'creditor-lists/settings', { objectionDays: 7 });
});

test.each([0, 91, 7.5, '7'])('%p days for objections are refused', async (objectionDays) => {
  const refused = await ask(meera, 'PATCH', 'creditor-lists/settings', { objectionDays });
  expect(refused.status).toBe(400);
  expect(refused.body.issues?.[0]).toMatchObject({ path: 'objectionDays' });
});

test('a replaced or withdrawn list takes no objection, and earlier objections to it stay open', async () => {
  const { id, list } = await listed();
  const first = await objectedBy(asha, id, list);
  const other = await admittedAs(asha, meera, 'form_c', 'Tapti Bank', '10.00');
  const newer = await publishedListAs(meera);
  const replaced = await objectAs(asha, other.id, objectionTo(list));
  // The claim was not in the first list.
  expect(replaced.status).toBe(404);
  const again = await objectAs(asha, id, objectionTo(newer, { text: 'Still missing.' }));
  expect(again.body.objections.map(({ state, list: of }) => [of.number, of.state, state])).toEqual([
    [newer, 'published', 'open'],
    [list, 'replaced', 'open'],
  ]);
  const newest = await publishedListAs(meera);
  expect(await awaitedOf(asha, id)).toMatchObject({ objectUntil: day(7) });
  const late = await objectAs(asha, other.id, objectionTo(newer));
  expect([late.status, late.body.code]).toEqual([409, 'list_replaced']);
  await decideListAs(meera, newest, 'withdrawn');
  const gone = await objectAs(asha, other.id, objectionTo(newest));
  expect([gone.status, gone.body.code]).toEqual([409, 'list_withdrawn']);
  // The list before it is the newest again.
  expect((await objectAs(asha, other.id, objectionTo(newer))).status).toBe(201);
  expect((await refuseAs(meera, first.id)).status).toBe(200);
  expect((await deskOf(meera)).ids.filter((one) => one === id)).toHaveLength(1);
});

test('a refusal tells its reasons, by letter too in the claimant’s language, and changes nothing else', async () => {
  // The longest name, with marks of direction that names may have.
  const name = `\u200f${'Ñàgàràjà कंपनी '.repeat(20).slice(0, 197)}x\u200e`;
  const { claim, id, list } = await listed(asha, name);
  await rows(`UPDATE users SET language = 'hi' WHERE id = $1`, [asha.user.id]);
  const { id: objection } = await objectedBy(asha, id, list);
  for (const [reasons, status] of [
    ['', 400],
    ['  ', 400],
    [null, 400],
    ['\u202eIt was paid', 400],
    ['x'.repeat(2001), 400],
  ])
    expect([reasons, (await refuseAs(meera, objection, reasons)).status]).toEqual([
      reasons,
      status,
    ]);
  expect((await refuseAs(asha, objection)).status).toBe(403);
  expect((await refuseAs(ravi, objection)).status).toBe(404);
  const refused = await refuseAs(meera, objection, 'It was paid on 31 October.\u200f');
  expect(refused.status).toBe(200);
  expect(refused.body.objections[0]).toMatchObject({
    state: 'refused',
    reasons: 'It was paid on 31 October.\u200f',
    answeredBy: { firstName: meera.user.firstName, lastName: meera.user.lastName },
  });
  const letter = await madePaper(asha, id, 'objection', 'hi');
  expect(letter).toMatchObject({ state: 'made' });
  const said = await wordsOf(letter.id);
  expect(said).toContain(claim.claimNumber);
  expect(said).toContain('It was paid on 31 October.');
  expect(said).toContain('Ñàgàràjà');
  expect(said).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  expect((await askFor(asha, id, { kind: 'objection', language: 'en' })).status).toBe(201);
  expect(await madePaper(asha, id, 'objection', 'en')).toMatchObject({ state: 'made' });
  const [told] = await toldOf(asha, id);
  expect(told?.title).toContain('आपत्ति नहीं मानी गई');
  expect((await ask<PresentedClaim>(asha, 'GET', `claims/${id}`)).body).toMatchObject({
    status: 'approved',
    objection: 'refused',
    determination: { totals: { admitted: '1000.00' } },
  });
  expect((await auditOf(id, 'objection_refused')).map(({ details }) => details)).toMatchObject([
    { objectionId: objection, list, reasons: 'It was paid on 31 October.\u200f' },
  ]);
  expect((await deskOf(meera)).ids).not.toContain(id);
  const file = await madeFile(meera, (await askForFile(meera, [id])).body.id);
  const entries = await entriesIn((await downloadedFile(meera, file.id)).bytes);
  const objected = entries.get('conversation/objections.txt')?.toString() ?? '';
  expect(objected).toContain(`Objection to list ${list}`);
  expect(objected).toContain('October is missing.');
  expect(objected).toMatch(/Not accepted on .*:\nIt was paid on 31 October\.\n/);
  await rows(`UPDATE users SET language = 'en' WHERE id = $1`, [asha.user.id]);
});

test('a second objection, to a later list, is refused with a letter and reasons of its own', async () => {
  const { id, list } = await listed();
  const { id: first } = await objectedBy(asha, id, list);
  await refuseAs(meera, first, 'It was paid in May.');
  const before = await madePaper(asha, id, 'objection');
  const { id: second } = await objectedBy(asha, id, await publishedListAs(meera));
  expect((await ask<PresentedClaim>(asha, 'GET', `claims/${id}`)).body.objection).toBe('open');
  expect((await deskOf(meera)).ids).toContain(id);
  expect((await refuseAs(meera, second, 'It was paid in June.')).status).toBe(200);
  const letter = await madePaper(asha, id, 'objection');
  expect(letter.id).not.toBe(before.id);
  const said = await wordsOf(letter.id);
  expect(said).toContain('It was paid in June.');
  expect(said).not.toContain('It was paid in May.');
  expect((await objectionsAs(asha, id)).body.objections).toMatchObject([
    { id: second, state: 'refused', reasons: 'It was paid in June.' },
    { id: first, state: 'refused', reasons: 'It was paid in May.' },
  ]);
  expect((await deskOf(meera)).ids).not.toContain(id);
});

test('a claim without a refused objection has no letter about one', async () => {
  const { id, list } = await listed();
  await objectedBy(asha, id, list);
  const refused = await askFor(asha, id, { kind: 'objection', language: 'en' });
  expect([refused.status, refused.body.code]).toEqual([409, 'no_objection_refused']);
});

test('a determination confirmed after an objection answers it, and its letter says so', async () => {
  const { id, list } = await listed();
  const { id: objection } = await objectedBy(asha, id, list);
  const made = await determineAs(meera, id, halved());
  expect(made.status).toBe(201);
  const { objections } = (await objectionsAs(asha, id)).body;
  expect(objections).toMatchObject([
    {
      id: objection,
      state: 'revised',
      reasons: null,
      // The list itself does not change.
      row: { admitted: '1000.00' },
      determination: { number: made.body.number, admitted: '500.00' },
    },
  ]);
  const letter = await madePaper(asha, id, 'decision');
  expect(await wordsOf(letter.id)).toContain('This decision answers your objection');
  expect((await auditOf(id, 'objection_answered')).map(({ details }) => details)).toEqual([
    { objectionId: objection, list, determinationId: made.body.id, number: made.body.number },
  ]);
  const refused = await refuseAs(meera, objection);
  expect([refused.status, refused.body.code]).toEqual([409, 'objection_closed']);
  expect((await deskOf(meera)).ids).not.toContain(id);
});

test('a transfer of a part of the claim does not answer an objection', async () => {
  const { id, list } = await listed();
  const { id: objection } = await objectedBy(asha, id, list);
  const reported = await reportTransferAs(meera, id, {
    amount: '400.00',
    on: day(0),
    name: 'Z on Paper',
  });
  expect(reported.status).toBe(201);
  for (const [who, deed, body] of [
    [meera, 'answer', { agreed: true, relatedParty: false, paperId: (await documentOf(meera)).id }],
    [meera, 'accept', {}],
  ] as const) {
    const answer = await withTransfer(who, reported.body.id, deed, body);
    expect([deed, answer.status, answer.text]).toEqual([deed, 200, answer.text]);
  }
  expect((await objectionsAs(asha, id)).body.objections).toMatchObject([
    { id: objection, state: 'open', determination: null },
  ]);
});

test('only a proposal made after an objection answers it when it is confirmed', async () => {
  const { id, list } = await listed();
  const proposal = await determineAs(meera, id, halved({ confirm: false }));
  const { id: objection } = await objectedBy(asha, id, list);
  expect((await confirmAs(meera, proposal.body.id)).status).toBe(200);
  const letter = await madePaper(asha, id, 'decision');
  expect(await wordsOf(letter.id)).toContain('is not answered yet');
  expect((await objectionsAs(asha, id)).body.objections[0]).toMatchObject({ state: 'open' });
  const after = await determineAs(meera, id, halved({ confirm: false }));
  expect((await objectionsAs(asha, id)).body.objections[0]).toMatchObject({ state: 'open' });
  expect((await confirmAs(meera, after.body.id)).status).toBe(200);
  expect((await objectionsAs(asha, id)).body.objections[0]).toMatchObject({
    id: objection,
    state: 'revised',
    determination: { number: after.body.number },
  });
});

test('of two professionals who answer an objection at once, one succeeds', async () => {
  const { id, list } = await listed();
  const { id: objection } = await objectedBy(asha, id, list);
  const sunita = await signUp('ip_admin', address);
  const answers = await Promise.all([
    refuseAs(meera, objection, 'It was paid.'),
    refuseAs(sunita, objection, 'It was set off.'),
    determineAs(meera, id, halved()),
  ]);
  const [mine, hers, determined] = answers.map(({ status }) => status);
  expect(determined).toBe(201);
  const [answered] = (await objectionsAs(asha, id)).body.objections;
  const took = { refused: 200, revised: 409 }[answered?.state as 'refused' | 'revised'];
  expect([mine, hers].sort()).toEqual(took === 200 ? [200, 409] : [409, 409]);
  const entries = [
    ...(await auditOf(id, 'objection_refused')),
    ...(await auditOf(id, 'objection_answered')),
  ];
  expect(entries).toHaveLength(1);
  const letters = await rows(
    `SELECT FROM papers WHERE claim_id = $1 AND kind::text = 'objection'`,
    [id],
  );
  expect(letters).toHaveLength(answered?.state === 'refused' ? 1 : 0);
  // The same refusal by the same person may be repeated.
  if (answered?.state === 'refused') {
    const who = mine === 200 ? meera : sunita;
    expect((await refuseAs(who, objection, answered.reasons)).status).toBe(200);
  }
});

test('an objection lapses when its claim is withdrawn, and cannot be answered', async () => {
  const { id } = await createClaimAs(asha, 'form_d');
  const list = await publishedListAs(meera);
  const { id: objection } = await objectedBy(asha, id, list);
  expect(
    (await ask(asha, 'POST', `claims/${id}/withdraw`, { reason: 'Filed twice.' })).status,
  ).toBe(200);
  expect((await objectionsAs(asha, id)).body.objections[0]).toMatchObject({ state: 'lapsed' });
  const refused = await refuseAs(meera, objection);
  expect([refused.status, refused.body.code]).toEqual([409, 'objection_closed']);
  expect((await deskOf(meera)).ids).not.toContain(id);
  const other = await createClaimAs(asha, 'form_d');
  const newer = await publishedListAs(meera);
  await ask(asha, 'POST', `claims/${other.id}/withdraw`, { reason: 'Filed twice.' });
  const late = await objectAs(asha, other.id, objectionTo(newer));
  expect([late.status, late.body.code]).toEqual([409, 'withdrawn']);
});

test('a too large file cannot come with an objection', async () => {
  const { id, list } = await listed();
  const large = await send(
    asha,
    Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]),
    'slip.pdf',
  );
  expect(large.status).toBe(413);
  const rahul = await signUp('claimant', address);
  const his = await documentOf(rahul);
  const stolen = await objectAs(asha, id, objectionTo(list, { documentIds: [his.id] }));
  expect(stolen.body.issues?.[0]).toMatchObject({ path: 'documentIds', rule: 'unknown_document' });
  const ten = await Promise.all(Array.from({ length: 10 }, () => documentOf(asha)));
  const many = await objectAs(
    asha,
    id,
    objectionTo(list, { documentIds: ten.map((one) => one.id) }),
  );
  expect(many.status).toBe(201);
});

test('the database refuses to change an objection once it was made and answered', async () => {
  const { id, list } = await listed();
  const { id: objection } = await objectedBy(asha, id, list);
  const stays = 'an objection stays as it was made and answered';
  await expect(rows(`UPDATE objections SET text = 'x' WHERE id = $1`, [objection])).rejects.toThrow(
    stays,
  );
  await expect(rows('DELETE FROM objections WHERE id = $1', [objection])).rejects.toThrow(stays);
  await refuseAs(meera, objection);
  await expect(
    rows(`UPDATE objections SET reasons = 'x' WHERE id = $1`, [objection]),
  ).rejects.toThrow(stays);
  await expect(
    rows('UPDATE creditor_lists SET objections_until = $2 WHERE number = $1', [list, day(90)]),
  ).rejects.toThrow('a list of creditors stays as it was made');
});

test('the published page and its API say until when creditors may object', async () => {
  const { list } = await listed();
  const { body } = await ask<{ objectionsUntil: string }>(
    asha,
    'GET',
    `public/creditor-lists/${list}`,
  );
  expect(body.objectionsUntil).toBe(day(7));
  const page = await (await fetch(`${address}/creditors/${list}`)).text();
  expect(page).toContain('may object to their own row');
});

test('a creditor with a proven address gets one mail of a refused objection, with its letter', async () => {
  const kavita = await signUp('claimant', address);
  const { id, list } = await listed(kavita);
  const { id: objection } = await objectedBy(kavita, id, list);
  const mails = async (kind: string) =>
    (
      await portal.database.query('SELECT FROM mail_queue WHERE user_id = $1 AND kind::text = $2', [
        kavita.user.id,
        kind,
      ])
    ).rowCount;
  const before = await mails('notification');
  await refuseAs(meera, objection);
  const letter = await madePaper(kavita, id, 'objection');
  expect(letter.sent.filter(({ way }) => way === 'mail')).toHaveLength(1);
  expect(await mails('notification')).toBe(before);
});
