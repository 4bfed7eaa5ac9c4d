import { randomUUID } from 'node:crypto';
import { createClaimAs } from '@/tests/support/data/claims';
import { page, pdf, png, program } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { aCase, messageForm, messagesOf, say } from './messages-support';

afterAll(() => database.end());

const trailOf = (claimId: string) =>
  rows<{ details: Record<string, unknown> }>(
    "SELECT details FROM audit_entries WHERE claim_id = $1 AND action = 'message_sent' ORDER BY id",
    [claimId],
  );
const documentsOf = (person: TestPerson) =>
  rows('SELECT id FROM documents WHERE uploaded_by_id = $1', [person.user.id]);

describe('a message', () => {
  it('reaches the other side as it was written, and the audit trail without its text', async () => {
    const { asha, ravi, claim } = await aCase();
    const text = `  <b>नमस्ते</b> & "quotes"\n${'é'.repeat(3)} \u{1F600}  `;
    const sent = await say(asha, claim.id, text);
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      claimId: claim.id,
      senderId: asha.user.id,
      sender: { firstName: 'Asha', lastName: 'Devi', role: 'claimant' },
      message: text.trim(),
      attachmentId: null,
      attachment: null,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await messagesOf(ravi, claim.id)).body).toEqual([sent.body]);
    expect(await trailOf(claim.id)).toEqual([
      { details: { messageId: sent.body.id, attachment: false } },
    ]);
  });

  it('has at most 10,000 characters after trimming', async () => {
    const { asha, claim } = await aCase();
    expect((await say(asha, claim.id, ` ${'क'.repeat(10_000)} `)).status).toBe(201);
    const refused = await say(asha, claim.id, 'x'.repeat(10_001));
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toMatchObject([{ path: 'message', rule: 'too_big' }]);
  });

  it.each([
    ['NUL', { message: 'a\u0000b' }, 400],
    ['nothing', {}, 400],
    ['blanks alone', { message: ' \n ' }, 400],
    ['an invalid key', { message: 'a', idempotencyKey: 'x' }, 400],
    ['more than a field can hold', { message: 'x'.repeat(70_000) }, 413],
  ])('of %s is refused', async (_, fields, status) => {
    const { asha, claim } = await aCase();
    const answer = await say(asha, claim.id, messageForm(fields));
    expect(answer.status).toBe(status);
    expect((await messagesOf(asha, claim.id)).body).toEqual([]);
  });

  it('must be sent as a form', async () => {
    const { asha, claim } = await aCase();
    const answer = await call('POST', `/api/claims/${claim.id}/messages`, {
      token: asha.token,
      body: { message: 'a' },
    });
    expect(answer.status).toBe(415);
  });

  it('to another person’s claim is refused, and its file is not stored', async () => {
    const { claim } = await aCase();
    const [other, otherManager] = [await signUp(), await signUp('ip_case_manager')];
    const file = { content: png, name: 'a.png' };
    for (const stranger of [other, otherManager]) {
      expect((await say(stranger, claim.id, 'a')).status).toBe(404);
      expect((await say(stranger, claim.id, messageForm({ message: 'a' }, file))).status).toBe(404);
      expect((await say(stranger, randomUUID(), 'a')).status).toBe(404);
      expect((await messagesOf(stranger, claim.id)).status).toBe(404);
      expect(await documentsOf(stranger)).toEqual([]);
    }
  });

  it('can be sent after the claim was decided', async () => {
    const { asha, meera, claim } = await aCase();
    await call('PATCH', `/api/claims/${claim.id}/status`, {
      token: meera.token,
      body: { status: 'rejected' },
    });
    expect((await say(asha, claim.id, 'Why?')).status).toBe(201);
  });

  it('is refused after sixty in a minute', async () => {
    const { asha, ravi, claim } = await aCase();
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, n) => say(asha, claim.id, `${n}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused[0]?.body.message).toBe(
      'You are sending messages very fast. Wait a moment and try again.',
    );
    expect((await say(ravi, claim.id, 'Slowly, please')).status).toBe(201);
  });
});

describe('an attachment', () => {
  it('comes with its message, belongs to the claim, and opens for everybody who sees it', async () => {
    const { asha, ravi, meera, claim } = await aCase();
    const file = { content: Buffer.from('नाम,राशि\n'), name: 'सूची.csv' };
    const sent = await say(asha, claim.id, messageForm({ message: 'Attached: सूची.csv' }, file));
    expect(sent.body).toMatchObject({
      message: 'Attached: सूची.csv',
      attachmentId: sent.body.attachment?.id,
      attachment: { originalFileName: 'सूची.csv', fileSize: 23, mimeType: 'text/csv' },
    });
    expect((await messagesOf(ravi, claim.id)).body).toEqual([sent.body]);
    const open = (person: TestPerson) =>
      call('GET', `/api/documents/${sent.body.attachmentId}/download`, { token: person.token });
    expect((await open(ravi)).text).toBe('नाम,राशि\n');
    expect((await open(meera)).status).toBe(200);
    expect((await open(await signUp())).status).toBe(404);
    expect(
      await rows('SELECT claim_id, bucket_name FROM documents WHERE id = $1', [
        sent.body.attachmentId,
      ]),
    ).toEqual([{ claim_id: claim.id, bucket_name: 'chatattachments' }]);
    const whole = await call<{ documents: unknown[] }>('GET', `/api/claims/${claim.id}`, {
      token: asha.token,
    });
    expect(whole.body.documents).toEqual([]);
    expect(await trailOf(claim.id)).toEqual([
      {
        details: { messageId: sent.body.id, attachment: true, documentId: sent.body.attachmentId },
      },
    ]);
  });

  it('may stand first in the form, or alone, or be empty', async () => {
    const { asha, claim } = await aCase();
    const file = { content: png, name: 'a.png' };
    expect((await say(asha, claim.id, messageForm({ message: 'x' }, file, true))).status).toBe(201);
    const alone = await say(asha, claim.id, messageForm({}, file));
    expect(alone.body).toMatchObject({ message: '', attachment: { originalFileName: 'a.png' } });
    const empty = { content: Buffer.alloc(0), name: '' };
    const without = await say(asha, claim.id, messageForm({ message: 'only text' }, empty));
    expect(without.body).toMatchObject({ message: 'only text', attachment: null });
    expect((await say(asha, claim.id, messageForm({ message: '' }, empty))).status).toBe(400);
  });

  it.each([
    ['exactly ten megabytes', pdf(10_485_760), 'a.pdf', 201],
    ['a byte more', pdf(10_485_761), 'a.pdf', 413],
    ['nothing in it', Buffer.alloc(0), 'a.txt', 400],
    ['a program under another name', program, 'a.png', 415],
    ['a page under another name', page, 'a.pdf', 415],
    ['a type the chat does not take', page, 'a.html', 415],
  ])('with %s is answered %s', async (_, content, name, status) => {
    const { asha, claim } = await aCase();
    const answer = await say(asha, claim.id, messageForm({ message: 'x' }, { content, name }));
    expect(answer.status).toBe(status);
    expect(await documentsOf(asha)).toHaveLength(status === 201 ? 1 : 0);
    expect((await messagesOf(asha, claim.id)).body).toHaveLength(status === 201 ? 1 : 0);
  });

  it('cannot be another person’s file: an id that is sent is ignored', async () => {
    const { asha, claim } = await aCase();
    const other = await aCase();
    const file = { content: png, name: 'a.png' };
    const theirs = await say(other.asha, other.claim.id, messageForm({ message: 'x' }, file));
    const attachmentId = theirs.body.attachmentId ?? '';
    const answer = await say(asha, claim.id, messageForm({ message: 'x', attachmentId }));
    expect(answer.body).toMatchObject({ attachmentId: null, attachment: null });
  });
});

describe('a message sent again with its key', () => {
  it('is stored once, twenty times at once and later', async () => {
    const { asha, claim } = await aCase();
    const again = () => say(asha, claim.id, messageForm({ message: 'once', idempotencyKey }));
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, again));
    answers.push(await again());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await messagesOf(asha, claim.id)).body).toHaveLength(1);
    expect(await trailOf(claim.id)).toHaveLength(1);
  });

  it('stores its file once', async () => {
    const { asha, claim } = await aCase();
    const idempotencyKey = randomUUID();
    const file = { content: png, name: 'a.png' };
    const again = () => say(asha, claim.id, messageForm({ message: 'once', idempotencyKey }, file));
    const answers = await Promise.all(Array.from({ length: 5 }, again));
    expect(new Set(answers.map(({ body }) => body.attachmentId)).size).toBe(1);
    expect(await documentsOf(asha)).toHaveLength(1);
  });

  it('is refused with another text, claim or file, and another person may use the key', async () => {
    const { asha, ravi, claim } = await aCase();
    const second = await createClaimAs(asha);
    const idempotencyKey = randomUUID();
    const first = messageForm({ message: 'first', idempotencyKey });
    expect((await say(asha, claim.id, first)).status).toBe(201);
    const file = { content: png, name: 'a.png' };
    const others = [
      await say(asha, claim.id, messageForm({ message: 'other', idempotencyKey })),
      await say(asha, second.id, messageForm({ message: 'first', idempotencyKey })),
      await say(asha, claim.id, messageForm({ message: 'first', idempotencyKey }, file)),
    ];
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(
      others.map(() => [409, 'idempotency_key_used']),
    );
    expect(
      (await say(ravi, claim.id, messageForm({ message: 'mine', idempotencyKey }))).status,
    ).toBe(201);
  });
});

describe('a conversation', () => {
  it('has one order, also for twenty messages sent at once by both sides', async () => {
    const { asha, ravi, claim } = await aCase();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => say(n % 2 ? asha : ravi, claim.id, `message ${n}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const { body } = await messagesOf(asha, claim.id);
    expect(new Set(body.map(({ id }) => id))).toEqual(new Set(answers.map(({ body }) => body.id)));
    const times = body.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort());
    const stored = await rows<{ seq: string }>(
      'SELECT seq FROM messages WHERE claim_id = $1 ORDER BY seq',
      [claim.id],
    );
    expect(stored.map(({ seq }) => Number(seq))).toEqual(answers.map((_, n) => n + 1));
  });

  it('is given in parts, from the newest backwards', async () => {
    const { asha, ravi, claim } = await aCase();
    await database.query(
      "INSERT INTO messages (claim_id, sender_id, message) SELECT $1, $2, 'm' || n FROM generate_series(1, 120) AS n",
      [claim.id, asha.user.id],
    );
    const texts = async (query: string) => (await messagesOf(ravi, claim.id, query)).body;
    const newest = await texts('');
    expect(newest.map(({ message }) => message)).toEqual(
      Array.from({ length: 50 }, (_, n) => `m${n + 71}`),
    );
    const before = await texts(`?before=${newest[0]?.id}&limit=70`);
    expect(before.map(({ message }) => message)).toEqual(
      Array.from({ length: 70 }, (_, n) => `m${n + 1}`),
    );
    expect(await texts(`?before=${before[0]?.id}`)).toEqual([]);
    expect(await texts('?limit=200')).toHaveLength(120);
  });

  it('refuses invalid and foreign bounds', async () => {
    const { asha, claim } = await aCase();
    const other = await aCase();
    const elsewhere = (await say(other.asha, other.claim.id, 'elsewhere')).body.id;
    const status = async (query: string) => (await messagesOf(asha, claim.id, query)).status;
    expect(await status('')).toBe(200);
    for (const query of ['?limit=0', '?limit=201', '?limit=x', '?before=x']) {
      expect([query, await status(query)]).toEqual([query, 400]);
    }
    expect(await status(`?before=${elsewhere}`)).toBe(404);
    expect(await status(`?before=${randomUUID()}`)).toBe(404);
  });
});
