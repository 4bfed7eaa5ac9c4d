import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { LetterForPost } from '@/lib/papers/post/read';
import type { PresentedPaper } from '@/lib/papers/present';
import { notificationsAbout } from '@/tests/support/data/changing';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import {
  askFor,
  downloaded,
  madePaper,
  madePapers,
  papersAs,
} from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { urlOf } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

type Office = Awaited<ReturnType<typeof openPostOffice>>;

const portals: OwnPortal[] = [];
const offices: Office[] = [];

async function scene(settings: Record<string, string> = {}) {
  const office = await openPostOffice();
  offices.push(office);
  const portal = await ownPortal({ SMTP_URL: office.url, ...settings });
  portals.push(portal);
  const { address } = await portal.start();
  const [asha, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  return { office, portal, address, asha, meera };
}

afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.remove()));
  await Promise.all(offices.splice(0).map((office) => office.close()));
});

const sentOf = async (person: TestPerson, claimId: string, kind: PresentedPaper['kind']) =>
  (await papersAs(person, claimId)).body.papers.find((paper) => paper.kind === kind)?.sent ?? [];

/** How a letter was sent, once its mail has this state. */
const onceMailIs = (
  person: TestPerson,
  claimId: string,
  kind: PresentedPaper['kind'],
  state: string,
) =>
  until(async () => {
    const sent = await sentOf(person, claimId, kind);
    return sent.some((one) => one.way === 'mail' && one.state === state) ? sent : undefined;
  });

const decide = (meera: TestPerson, claimId: string, status = 'approved') =>
  ask(meera, 'PATCH', `claims/${claimId}/status`, { status, reviewNote: 'Checked.' });

const postList = (person: TestPerson) =>
  ask<{ letters: LetterForPost[]; total: number }>(person, 'GET', 'papers/post');

const waitingForPost = (person: TestPerson, count = 1) =>
  until(async () => {
    const { letters } = (await postList(person)).body;
    return letters.length >= count ? letters : undefined;
  });

const posted = (person: TestPerson, ids: string[], postedOn = dayInIndia(new Date())) =>
  ask<{ posted: number }>(person, 'POST', 'papers/post/posted', { ids, postedOn });

async function printed(person: TestPerson, ids: string[]) {
  const response = await fetch(urlOf(`${person.portal}/api/papers/post/print`), {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The printed pages that are not blank, in order. */
async function sheetsOf(person: TestPerson, ids: string[]) {
  const { status, bytes } = await printed(person, ids);
  expect(status).toBe(200);
  const book = await PDFDocument.load(bytes);
  return book.getPages().map((page) => (page.node.Contents() ? 'text' : 'blank'));
}

/** The expected pages: address sheets and letters, each beginning on the front of a sheet. */
async function sheetsFor(person: TestPerson, ids: string[]) {
  const books = await Promise.all(
    ids.map(async (id) => PDFDocument.load((await downloaded(person, id)).bytes)),
  );
  return books.flatMap((book) => {
    const letter = book.getPages().map(() => 'text');
    return ['text', 'blank', ...letter, ...(letter.length % 2 === 1 ? ['blank'] : [])];
  });
}

/** Enters a claim that came on paper, of a creditor without an address. */
async function enter(person: TestPerson, form = claimBodyOf('form_d', { email: '' })) {
  const { status, body } = await ask<{ id: string }>(person, 'POST', 'claims/entered', {
    ...form,
    receivedOn: '2026-01-05',
    receivedBy: 'post',
    beforeCommencement: true,
    evenIfSame: true,
  });
  expect(status).toBe(201);
  return body.id;
}

test('an acknowledgement is mailed with the receipt, and both sides see when it was sent and opened', async () => {
  const { office, asha, meera } = await scene();
  const claim = await createClaimAs(asha);
  const sent = await onceMailIs(asha, claim.id, 'acknowledgement', 'sent');
  expect(sent.map(({ way, state }) => `${way} ${state}`).sort()).toEqual([
    'mail sent',
    'portal sent',
  ]);
  const letters = office.to(asha.user.email).filter(({ text }) => text.includes(claim.claimNumber));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(`${claim.claimNumber}-P1.pdf`);
  expect(letters[0]?.text).toContain('application/pdf');
  const paper = await madePaper(asha, claim.id, 'acknowledgement');
  await downloaded(meera, paper.id);
  expect(await sentOf(meera, claim.id, 'acknowledgement')).not.toContainEqual(
    expect.objectContaining({ state: 'opened' }),
  );
  await downloaded(asha, paper.id);
  for (const person of [asha, meera])
    expect(await sentOf(person, claim.id, 'acknowledgement')).toContainEqual(
      expect.objectContaining({ way: 'portal', state: 'opened' }),
    );
});

test('a decision is mailed in the words of its letter, attached or by a link as the case is set', async () => {
  const { office, portal, asha, meera } = await scene();
  const claim = await createClaimAs(asha);
  expect((await decide(meera, claim.id)).status).toBe(200);
  await onceMailIs(asha, claim.id, 'decision', 'sent');
  const paper = await madePaper(asha, claim.id, 'decision');
  const named = () =>
    office.to(asha.user.email).filter(({ text }) => /Amount admitted|Admitted/.test(text));
  expect(named()).toHaveLength(1);
  expect(named()[0]?.text).toContain(`${paper.number}.pdf`);
  expect(named()[0]?.text).toContain(`/claim/${claim.id}#admitted`);
  // One mail for each action: the letter's mail says what the notification says.
  expect((await notificationsAbout(asha, claim.id)).map(({ type }) => type)).toContain(
    'status_change',
  );
  const { rows: mails } = await portal.database.query(
    "SELECT kind FROM mail_queue WHERE user_id = $1 AND kind IN ('notification', 'paper')",
    [asha.user.id],
  );
  expect(mails).toEqual([{ kind: 'paper' }]);
  const refused = await ask(meera, 'PATCH', 'case', { letterMail: 'pigeon' });
  expect(refused.status).toBe(400);
  const changed = await ask<{ letterMail: string }>(meera, 'PATCH', 'case', { letterMail: 'link' });
  expect([changed.status, changed.body.letterMail]).toEqual([200, 'link']);
  const other = await createClaimAs(asha);
  await decide(meera, other.id);
  await onceMailIs(asha, other.id, 'decision', 'sent');
  const second = named().find(({ text }) => text.includes(other.claimNumber));
  expect(second?.text).not.toContain('application/pdf');
  expect(second?.text).toContain(`/claim/${other.id}#papers`);
});

test('a letter that the mail server refuses is shown as bounced, printed, and recorded as posted', async () => {
  const { portal, office, address, meera } = await scene();
  const ravi = await signUp('claimant', address);
  await office.close();
  offices.push(await openPostOffice({ port: office.port, refuse: [ravi.user.email] }));
  const claim = await createClaimAs(ravi);
  const sent = await onceMailIs(meera, claim.id, 'acknowledgement', 'bounced');
  expect(sent).not.toContainEqual(expect.objectContaining({ way: 'mail', state: 'sent' }));
  const [letter] = await waitingForPost(meera);
  expect(letter).toMatchObject({
    claimId: claim.id,
    kind: 'acknowledgement',
    reason: 'undelivered',
    creditorName: claim.creditorName,
  });
  expect(letter?.address.at(-1)).toBeTruthy();
  const id = letter?.id ?? '';
  // Nobody else can see the list of letters: neither the claimant nor another case manager.
  const stranger = await signUp('ip_case_manager', address);
  expect((await postList(ravi)).status).toBe(403);
  expect((await postList(stranger)).body.letters).toEqual([]);
  expect((await printed(stranger, [id])).status).toBe(404);
  expect((await posted(stranger, [id])).status).toBe(404);
  for (const ids of [[], ['none'], Array.from({ length: 101 }, () => randomUUID())])
    expect((await printed(meera, ids)).status).toBe(400);

  expect(await sheetsOf(meera, [id])).toEqual(await sheetsFor(meera, [id]));
  const tomorrow = daysAfter(dayInIndia(new Date()), 1);
  expect((await posted(meera, [id], tomorrow)).status).toBe(400);
  expect((await posted(meera, [id], '2026-02-30')).status).toBe(400);
  const twice = await Promise.all([posted(meera, [id]), posted(meera, [id])]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await postList(meera)).body.letters).toEqual([]);
  expect(await sentOf(ravi, claim.id, 'acknowledgement')).toContainEqual(
    expect.objectContaining({ way: 'post', state: 'posted' }),
  );
  const { rows } = await portal.database.query(
    "SELECT details->>'paperId' AS paper FROM audit_entries WHERE action = 'paper_posted'",
  );
  expect(rows).toEqual([{ paper: id }]);
});

test('letters to a creditor without an address go by post, and count at the desk until then', async () => {
  const { portal, address, meera } = await scene();
  const manager = await signUp('ip_case_manager', address);
  const id = await enter(meera);
  await assignTo(meera, id, manager);
  await decide(meera, id, 'rejected');
  const letters = await waitingForPost(manager, 2);
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'decision']);
  expect(new Set(letters.map(({ reason }) => reason))).toEqual(new Set(['no_address']));
  const decision = letters.find(({ kind }) => kind === 'decision');
  const ids = letters.map((letter) => letter.id);
  expect(await sheetsOf(manager, ids)).toEqual(await sheetsFor(manager, ids));
  expect(await sentOf(meera, id, 'decision')).toEqual([]);
  const counts = async () =>
    (await ask<{ toTell: number; tellOverdue: number }>(manager, 'GET', 'verification/counts'))
      .body;
  expect(await counts()).toMatchObject({ toTell: 1, tellOverdue: 0 });
  // Regulation 13 gives seven days: the seventh is still in time.
  for (const [days, tellOverdue] of [
    [7, 0],
    [8, 1],
  ] as const) {
    await portal.database.query(
      `ALTER TABLE determinations DISABLE TRIGGER USER;
       UPDATE determinations SET confirmed_at = now() - interval '${days} days';
       ALTER TABLE determinations ENABLE TRIGGER USER`,
    );
    expect(await counts()).toMatchObject({ toTell: 1, tellOverdue });
  }
  expect((await posted(manager, [decision?.id ?? ''])).status).toBe(200);
  expect(await counts()).toMatchObject({ toTell: 0, tellOverdue: 0 });
});

test('a decision asked for in the other language after the claim was corrected replaces no letter', async () => {
  const { meera } = await scene();
  const form = { representativeEmail: '', claimAmount: '9000' };
  const id = await enter(meera, claimBodyOf('form_b', form));
  const part = { head: 'principal', admitted: '4000', underVerification: '5000' };
  const decided = await determineAs(meera, id, determinationOf([part], { confirm: true }));
  expect(decided.status).toBe(201);
  const letter = (await waitingForPost(meera, 2)).find(({ kind }) => kind === 'decision');
  const corrected = await ask(meera, 'PATCH', `claims/entered/${id}`, {
    reason: 'Read anew.',
    version: 1,
    claimData: { claimAmount: '9500' },
  });
  expect(corrected.status).toBe(200);
  await madePapers(meera, id);
  const told = async () => ({
    decisions: (await postList(meera)).body.letters
      .filter(({ kind }) => kind === 'decision')
      .map((one) => one.id),
    counts: (await ask<{ toTell: number }>(meera, 'GET', 'verification/counts')).body.toTell,
  });
  const before = { decisions: [letter?.id], counts: 1 };
  expect(await told()).toEqual(before);
  expect((await askFor(meera, id, { kind: 'decision', language: 'hi' })).status).toBe(201);
  const copy = await madePaper(meera, id, 'decision', 'hi');
  expect(copy).toMatchObject({ state: 'made', claimVersion: 1, sent: [] });
  expect(await madePaper(meera, id, 'decision')).toMatchObject({ id: letter?.id, claimVersion: 1 });
  expect(await told()).toEqual(before);
  // Asked for again in either language, there is nothing new to say.
  for (const language of ['en', 'hi']) await askFor(meera, id, { kind: 'decision', language });
  const decisions = (await madePapers(meera, id)).filter(({ kind }) => kind === 'decision');
  expect(decisions.map((one) => one.id)).toEqual([copy.id, letter?.id]);
});

test('an invited creditor who has not come gets decisions by post, and every letter once mail bounced', async () => {
  const { portal, office, address, meera } = await scene();
  const kavita = `kavita.${randomUUID()}@example.in`;
  const ravi = `ravi.${randomUUID()}@example.in`;
  await office.close();
  offices.push(await openPostOffice({ port: office.port, refuse: [ravi] }));
  const rows = [
    { fullName: 'Kavita Rao', email: kavita },
    { fullName: 'Ravi Kumar', email: ravi },
  ];
  const filed = await sendClaims(meera, 'upload', csvOf('form_d', rows), {}, address);
  expect(filed.body).toMatchObject({ success: 2, invited: 2 });
  const [bounced] = await waitingForPost(meera);
  expect(bounced).toMatchObject({
    creditorName: 'Ravi Kumar',
    kind: 'acknowledgement',
    reason: 'undelivered',
  });
  const idOf = async (name: string) =>
    (
      await portal.database.query<{ id: string }>(
        'SELECT id FROM claims WHERE creditor_name = $1',
        [name],
      )
    ).rows[0]?.id ?? '';
  const id = await idOf('Kavita Rao');
  expect(await madePaper(meera, id, 'acknowledgement')).toMatchObject({ state: 'made' });
  expect((await postList(meera)).body.total).toBe(1);
  await decide(meera, id, 'rejected');
  const letters = await waitingForPost(meera, 2);
  expect(letters.find(({ claimId }) => claimId === id)).toMatchObject({
    kind: 'decision',
    reason: 'invited',
  });
});

test('in a trial no letter is recorded as sent, and none waits for the post', async () => {
  const { asha, meera } = await scene({ SMTP_URL: '' });
  const claim = await createClaimAs(asha);
  const sent = await onceMailIs(asha, claim.id, 'acknowledgement', 'not_sent');
  expect(sent.filter(({ way }) => way === 'mail').map(({ state }) => state)).toEqual(['not_sent']);
  expect((await postList(meera)).body.letters).toEqual([]);
});

test('an unproven address gets no letter, and no text that a stranger typed', async () => {
  const { portal, office, asha, meera } = await scene({
    PORTAL_MODE: 'production',
    IP_SECOND_FACTOR: 'offered',
  });
  await portal.database.query(
    "UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1",
    [meera.user.id],
  );
  const claim = await createClaimAs(asha, 'form_d', { claimDescription: 'Pay me at evil.example' });
  await madePapers(asha, claim.id);
  const receipt = await until(async () =>
    office.to(asha.user.email).find(({ text }) => text.includes(claim.claimNumber)),
  );
  expect(receipt.text).not.toContain('application/pdf');
  for (const typed of ['evil.example', 'Asha', claim.creditorName])
    expect(receipt.text).not.toContain(typed);
  const [letter] = await waitingForPost(meera);
  expect(letter).toMatchObject({ claimId: claim.id, reason: 'unproven' });
  const ofMail = (await sentOf(meera, claim.id, 'acknowledgement')).filter(
    ({ way }) => way === 'mail',
  );
  expect(ofMail).toEqual([]);
});

test('a paper asked for by hand is not sent to anybody', async () => {
  const { office, asha, meera } = await scene();
  const claim = await createClaimAs(asha);
  await onceMailIs(asha, claim.id, 'acknowledgement', 'sent');
  const before = office.letters.length;
  await askFor(meera, claim.id, { kind: 'acknowledgement', language: 'hi' });
  const paper = await madePaper(meera, claim.id, 'acknowledgement', 'hi');
  expect(paper.sent).toEqual([]);
  expect(office.letters.length).toBe(before);
  expect((await postList(meera)).body.letters).toEqual([]);
});

/** Holds back the mail to a person, as after many letters; the result releases it. */
async function heldBack({ portal, asha }: Awaited<ReturnType<typeof scene>>) {
  await portal.database.query(
    `INSERT INTO mail_queue (user_id, kind, facts, sent_at, sent_to, outcome)
     SELECT $1, 'account_notice', '{}', now(), $2, 'sent' FROM generate_series(1, 8)`,
    [asha.user.id, asha.user.email],
  );
  return async () => {
    await portal.database.query(
      "UPDATE mail_queue SET sent_at = sent_at - interval '2 days' WHERE sent_to IS NOT NULL",
    );
    await portal.database.query('UPDATE mail_queue SET next_try_at = now() WHERE sent_at IS NULL');
  };
}

const mailOf = (sent: PresentedPaper['sent']) =>
  sent.filter(({ way }) => way === 'mail').map(({ state }) => state);

test('a letter about a claim in quarantine is not sent, and is recorded as not sent', async () => {
  const here = await scene();
  const { portal, office, asha, meera } = here;
  const release = await heldBack(here);
  const told = await createClaimAs(asha);
  const kept = await createClaimAs(asha);
  for (const { id } of [told, kept]) {
    await decide(meera, id);
    await madePapers(asha, id);
  }
  await portal.database.query(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $2) RETURNING id)
     UPDATE claims SET quarantine_id = begun.id FROM begun WHERE claims.id = $3`,
    [asha.user.id, meera.user.id, kept.id],
  );
  await release();
  await onceMailIs(asha, told.id, 'decision', 'sent');
  await onceMailIs(asha, told.id, 'acknowledgement', 'sent');
  const texts = office.to(asha.user.email).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(told.claimNumber))).toHaveLength(2);
  expect(texts.filter((text) => text.includes(kept.claimNumber))).toEqual([]);
  await portal.database.query('UPDATE claims SET quarantine_id = NULL WHERE id = $1', [kept.id]);
  for (const kind of ['decision', 'acknowledgement'] as const)
    expect([kind, mailOf(await sentOf(meera, kept.id, kind))]).toEqual([kind, ['not_sent']]);
  const { letters } = (await postList(meera)).body;
  expect(letters.map(({ claimId, kind }) => [claimId, kind]).sort()).toEqual([
    [kept.id, 'acknowledgement'],
    [kept.id, 'decision'],
  ]);
});

test('a letter that was replaced by a newer one is not sent, and is recorded as not sent', async () => {
  const here = await scene();
  const { portal, office, asha, meera } = here;
  const release = await heldBack(here);
  const decided = await createClaimAs(asha, 'form_c');
  const [principal = '0'] = [String(decided.claimData.principalAmount)];
  const admit = async (admitted: bigint) => {
    const amounts = {
      admitted: `${admitted}.00`,
      notAdmitted: `${BigInt(principal.split('.')[0] ?? 0) - admitted}.00`,
    };
    const head = { head: 'principalAmount', ...amounts, reasons: [{ code: 'not_agreed' }] };
    const made = await determineAs(meera, decided.id, determinationOf([head], { confirm: true }));
    expect(made.status).toBe(201);
    return madePaper(asha, decided.id, 'decision');
  };
  const first = await admit(1n);
  const second = await admit(2n);
  const changed = await createClaimAs(asha);
  const before = await madePaper(asha, changed.id, 'acknowledgement');
  const edited = await ask(asha, 'PATCH', `claims/${changed.id}`, {
    claimData: { claimAmount: '77000.00' },
  });
  expect(edited.status).toBe(200);
  const after = await madePaper(asha, changed.id, 'acknowledgement');
  await release();
  await until(async () => {
    const waiting = 'SELECT FROM mail_queue WHERE user_id = $1 AND sent_at IS NULL';
    return (await portal.database.query(waiting, [asha.user.id])).rowCount === 0 || undefined;
  });
  const papers = [...(await madePapers(asha, decided.id)), ...(await madePapers(asha, changed.id))];
  const ways = ({ id }: PresentedPaper) => mailOf(papers.find((one) => one.id === id)?.sent ?? []);
  expect([first, second, before, after].map(ways)).toEqual([['not_sent'], ['sent'], [], ['sent']]);
  const all = office
    .to(asha.user.email)
    .map(({ text }) => text)
    .join('\n');
  for (const { number } of [first, before]) expect(all).not.toContain(`${number}.pdf`);
  for (const { number } of [second, after]) expect(all).toContain(`${number}.pdf`);
  expect((await postList(meera)).body.letters).toEqual([]);
});

test('a letter replaced before it was made is made and not sent', async () => {
  const { portal, asha, meera } = await scene();
  const claim = await createClaimAs(asha);
  await onceMailIs(asha, claim.id, 'acknowledgement', 'sent');
  const maker = await portal.database.connect();
  try {
    await maker.query('BEGIN');
    const { rows } = await maker.query<{ id: string }>(
      `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, letter)
       VALUES ($1, 9, 'acknowledgement', 'hi', 1, 'claim', $1, true) RETURNING id`,
      [claim.id],
    );
    await maker.query('SELECT pg_advisory_lock(hashtextextended($1::text, 41))', [rows[0]?.id]);
    await maker.query('COMMIT');
    await ask(asha, 'PATCH', `claims/${claim.id}`, { claimData: { claimAmount: '77000.00' } });
  } finally {
    await maker.query('SELECT pg_advisory_unlock_all()');
    maker.release();
  }
  const [old] = (await madePapers(asha, claim.id)).filter(({ language }) => language === 'hi');
  expect(old).toMatchObject({ state: 'made', replacedBy: expect.any(String) });
  expect(mailOf(old?.sent ?? [])).toEqual([]);
  expect((await postList(meera)).body.letters).toEqual([]);
});

test('an attempt to make a paper is counted first, and after twelve processes that died the paper is given up', async () => {
  const { portal, asha } = await scene();
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  const queued = async (number: number, kind: string, deaths: number) => {
    const { rows } = await portal.database.query<{ id: string }>(
      `INSERT INTO papers (claim_id, number, kind, language, claim_version, subject_kind, subject_id, deaths)
       VALUES ($1, $2, $3::"PaperKind", 'hi', 1, 'claim', $1, $4) RETURNING id`,
      [claim.id, number, kind, deaths],
    );
    return rows[0]?.id ?? '';
  };
  const stateOf = async (id: string) =>
    (
      await portal.database.query(
        'SELECT state::text, deaths, last_error AS error FROM papers WHERE id = $1',
        [id],
      )
    ).rows[0];
  const fatal = await queued(8, 'claim_form', 12);
  await until(async () => (await stateOf(fatal))?.state === 'failed' || undefined);
  // The process that makes papers waits for the locked trail here, as if it stood still.
  const reader = await portal.database.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('SELECT FROM audit_head FOR UPDATE');
    const next = await queued(9, 'acknowledgement', 0);
    await until(async () => (await stateOf(next))?.deaths === 1 || undefined);
    expect(await stateOf(next)).toMatchObject({ state: 'queued', deaths: 1 });
  } finally {
    await reader.query('ROLLBACK');
    reader.release();
  }
  const papers = await madePapers(asha, claim.id);
  expect(papers.find(({ id }) => id === fatal)).toMatchObject({ state: 'failed' });
  expect(await stateOf(fatal)).toMatchObject({ error: 'died' });
  const [hindi] = papers.filter(({ number }) => number.endsWith('-P9'));
  expect(hindi).toMatchObject({ state: 'made', language: 'hi' });
});
