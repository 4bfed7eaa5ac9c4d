import { randomUUID } from 'node:crypto';
import { formatMoney } from '@/lib/format/money';
import { languages } from '@/lib/i18n/language';
import { notificationTypes } from '@/lib/notifications/kinds/types';
import type { PresentedNotification } from '@/lib/notifications/read';
import { reviewStatuses } from '@/lib/reference/claim-status';
import { attach, documentOf } from '@/tests/api/documents/documents-support';
import {
  aCase,
  markRead,
  notificationsOf,
  say,
  unreadNotificationsOf,
} from '@/tests/api/messages/messages-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

const setStatus = (person: TestPerson, claimId: string, status: string, reviewNote?: string) =>
  call('PATCH', `/api/claims/${claimId}/status`, {
    token: person.token,
    body: { status, ...(reviewNote ? { reviewNote } : {}) },
  });
const read = (person: TestPerson, id: string) =>
  call('PATCH', `/api/notifications/${id}/read`, { token: person.token });
const readAll = (person: TestPerson) =>
  call('PATCH', '/api/notifications/mark-all-read', { token: person.token });
const about = async (person: TestPerson, claimId: string) =>
  (await notificationsOf(person, '?limit=100')).filter((one) => one.claimId === claimId);
// A request for information has a notification of its own.
const toldStatuses = reviewStatuses.filter((status) => status !== 'info_required');
const typesOf = (list: PresentedNotification[]) => list.map(({ type }) => type);

describe('a notification goes to', () => {
  it('the claimant for a decision, with its note', async () => {
    const { asha, ravi, meera, claim } = await aCase();
    await setStatus(ravi, claim.id, 'under_review');
    await setStatus(ravi, claim.id, 'rejected', 'Paid <before> the date.');
    expect(await about(asha, claim.id)).toEqual([
      {
        id: expect.any(String),
        type: 'status_change',
        title: `Claim ${claim.claimNumber}: rejected`,
        message: `Your claim ${claim.claimNumber} is now: Rejected. The insolvency professional writes: Paid <before> the date. None of its ${formatMoney(claim.claimAmount)} is admitted. Read why on the page of the claim, and what you can do.`,
        isRead: false,
        createdAt: expect.stringMatching(/Z$/),
        claimId: claim.id,
      },
      expect.objectContaining({
        type: 'status_change',
        message: `Your claim ${claim.claimNumber} is now: Under Review.`,
      }),
    ]);
    expect(await about(meera, claim.id)).toEqual([]);
  });

  it('the claimant for required information, once', async () => {
    const { asha, ravi, claim } = await aCase();
    await setStatus(ravi, claim.id, 'info_required', `Bank statement. ${'x'.repeat(1000)}`);
    const [told, ...more] = await about(asha, claim.id);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: 'info_required',
      title: `Information required for claim ${claim.claimNumber}`,
      message: expect.stringContaining(': Bank statement. xxx'),
    });
    expect(told?.message.length).toBeLessThan(400);
  });

  it('each claimant and the assignee for many claims changed at once, once for each claim', async () => {
    const [asha, salma, ravi, meera] = await Promise.all([
      signUp(),
      signUp(),
      signUp('ip_case_manager'),
      signUp('ip_admin'),
    ]);
    const claims = [
      await createClaimAs(asha),
      await createClaimAs(asha),
      await createClaimAs(salma),
    ];
    const claimIds = claims.map(({ id }) => id);
    const change = (what: string, body: object) =>
      call('PATCH', `/api/claims/bulk/${what}`, {
        token: meera.token,
        body: { claimIds, ...body },
      });
    await change('assign', { assigneeId: ravi.user.id });
    await change('status', { status: 'under_review' });
    // They are the assignee already: nobody is notified twice.
    await change('status', { status: 'under_review' });
    const told = async (person: TestPerson) =>
      (await notificationsOf(person)).map(({ type, claimId }) => [type, claimId]).sort();
    const of = (type: string, ids: string[]) => ids.map((id) => [type, id]).sort();
    expect(await told(ravi)).toEqual(of('claim_assigned', claimIds));
    expect(await told(asha)).toEqual(of('status_change', claimIds.slice(0, 2)));
    expect(await told(salma)).toEqual(of('status_change', claimIds.slice(2)));
  });

  it('a new assignee, unless they took the claim themselves', async () => {
    const { ravi, meera, claim } = await aCase();
    expect(await about(ravi, claim.id)).toMatchObject([
      {
        type: 'claim_assigned',
        title: `Claim ${claim.claimNumber} assigned to you`,
        message: `Meera Iyer has assigned claim ${claim.claimNumber} to you.`,
      },
    ]);
    await assignTo(meera, claim.id, meera);
    expect(await about(meera, claim.id)).toEqual([]);
    // The claim is assigned to somebody else now: he gets no more notifications, and sees none.
    const stored = 'SELECT FROM notifications WHERE user_id = $1 AND claim_id = $2';
    expect(await rows(stored, [ravi.user.id, claim.id])).toHaveLength(1);
    expect(await about(ravi, claim.id)).toEqual([]);
  });

  it('the assignee for a message, or to every administrator of an unassigned claim', async () => {
    const { asha, ravi, meera, claim } = await aCase();
    const other = await signUp('ip_admin');
    await say(asha, claim.id, 'to Ravi');
    expect(typesOf(await about(ravi, claim.id))).toEqual(['new_message', 'claim_assigned']);
    expect(await about(meera, claim.id)).toEqual([]);
    const open = await createClaimAs(asha);
    await say(asha, open.id, 'to anybody');
    for (const administrator of [meera, other]) {
      expect(await about(administrator, open.id)).toMatchObject([
        { type: 'new_message', message: 'Asha Devi has written to you.' },
      ]);
    }
    expect(await about(ravi, open.id)).toEqual([]);
    expect(await about(asha, open.id)).toEqual([]);
    await say(meera, open.id, 'reply');
    expect(typesOf(await about(asha, open.id))).toEqual(['new_message']);
    expect(typesOf(await about(other, open.id))).toEqual(['new_message']);
  });

  it('the professionals for a document added after filing, and not for one filed with the claim', async () => {
    const { asha, ravi, claim } = await aCase();
    const filed = await documentOf(asha);
    const fresh = await createClaimAs(asha, 'form_d', { documents: [filed.id] });
    await attach(asha, filed.id, fresh.id);
    const meera = await signUp('ip_admin');
    expect(await about(meera, fresh.id)).toEqual([]);
    await attach(asha, (await documentOf(asha)).id, fresh.id);
    expect(typesOf(await about(meera, fresh.id))).toEqual(['document_uploaded']);
    await documentOf(asha, claim.id);
    await documentOf(asha, claim.id);
    await documentOf(ravi, claim.id);
    expect((await about(ravi, claim.id))[0]).toMatchObject({
      type: 'document_uploaded',
      title: `2 new documents on claim ${claim.claimNumber}`,
      message: 'Asha Devi has added 2 documents.',
    });
    expect(await about(asha, claim.id)).toEqual([]);
  });

  it('a claimant in the language of their page or account, and to a professional in English', async () => {
    const { asha, ravi, claim } = await aCase();
    await database.query("UPDATE users SET language = 'hi' WHERE id = ANY($1)", [
      [asha.user.id, ravi.user.id],
    ]);
    await setStatus(ravi, claim.id, 'approved');
    await say(asha, claim.id, 'धन्यवाद');
    expect((await about(asha, claim.id))[0]?.title).toBe(`दावा ${claim.claimNumber}: माना गया`);
    expect((await about(ravi, claim.id))[0]?.title).toBe(
      `New message about claim ${claim.claimNumber}`,
    );
    const { body } = await call<PresentedNotification[]>('GET', '/api/notifications', {
      token: asha.token,
      headers: { Cookie: 'claimantLanguage=en' },
    });
    expect(body[0]?.title).toBe(`Claim ${claim.claimNumber}: approved`);
  });

  it('a professional in the language of their own pages, not in that chosen on a claimant’s page', async () => {
    const { asha, ravi, claim } = await aCase();
    await say(asha, claim.id, 'धन्यवाद');
    const titled = async (cookie: string) => {
      const headers = { Cookie: cookie };
      const asked = { token: ravi.token, headers };
      const { body } = await call<PresentedNotification[]>('GET', '/api/notifications', asked);
      return body[0]?.title;
    };
    const english = `New message about claim ${claim.claimNumber}`;
    expect(await titled('claimantLanguage=hi')).toBe(english);
    expect(await titled('professionalLanguage=hi')).toMatch(/[\u0900-\u097f]/);
    expect(await titled('professionalLanguage=xx')).toBe(english);
  });
});

it.each(languages)(
  'every kind of notification has words in %s, with names and notes unchanged',
  async (language) => {
    const asha = await signUp();
    const claim = await createClaimAs(asha);
    const data = { claimNumber: claim.claimNumber, name: "Ravi {O'Menon} <b>" };
    for (const type of notificationTypes) {
      for (const status of type === 'status_change' ? toldStatuses : ['']) {
        for (const note of type === 'status_change' || type === 'info_required'
          ? ['', "It's {a} <i>"]
          : ['']) {
          await database.query(
            `INSERT INTO notifications (user_id, type, claim_id, data, count, is_read, created_at)
           SELECT $1, $2::"NotificationType", $3, $4, n, true, now() FROM unnest(ARRAY[1, 13]) AS n`,
            [
              asha.user.id,
              type,
              claim.id,
              { ...data, ...(status && { status }), ...(note && { note }) },
            ],
          );
        }
      }
    }
    const { body } = await call<PresentedNotification[]>('GET', '/api/notifications?limit=100', {
      token: asha.token,
      headers: { Cookie: `claimantLanguage=${language}` },
    });
    expect(body).toHaveLength(2 * (2 * toldStatuses.length + 2 + 9));
    for (const { type, title, message } of body) {
      expect(title).toContain(claim.claimNumber);
      expect(`${title} ${message}`).not.toMatch(
        /\{(?!O'Menon|a\})|_|undefined|notification\.|another one|कोई अन्य/,
      );
      if (language === 'hi') expect(title + message).toMatch(/[\u0900-\u097f]/);
      if (type === 'claim_assigned') expect(message).toContain(data.name);
    }
    const noted = body.filter(({ message }) => message.includes("It's {a} <i>"));
    expect(noted).toHaveLength(2 * (toldStatuses.length + 1));
    expect(
      body
        .filter(({ title }) => title.replace(claim.claimNumber, '').includes('13'))
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['document_uploaded', 'new_message']);
  },
);

describe('several messages of one conversation', () => {
  it('share one notification, which moves to the top, until it is read', async () => {
    const { asha, ravi, meera, claim } = await aCase();
    const first = await createClaimAs(asha);
    await Promise.all(Array.from({ length: 12 }, (_, n) => say(meera, claim.id, `${n}`)));
    await say(meera, first.id, 'elsewhere');
    await say(ravi, claim.id, 'and one more');
    const list = await notificationsOf(asha);
    expect(list.map(({ title, message }) => [title, message])).toEqual([
      [`13 new messages about claim ${claim.claimNumber}`, 'The latest is from Ravi Menon.'],
      [`New message about claim ${first.claimNumber}`, 'Meera Iyer has written to you.'],
    ]);
    expect(await unreadNotificationsOf(asha)).toBe(2);
    await read(asha, list[0]?.id ?? '');
    await say(ravi, claim.id, 'after that');
    expect((await about(asha, claim.id)).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('have their notification read together with the conversation', async () => {
    const { asha, ravi, claim } = await aCase();
    await say(ravi, claim.id, 'one');
    await setStatus(ravi, claim.id, 'approved');
    await markRead(asha, claim.id);
    expect((await about(asha, claim.id)).map(({ type, isRead }) => [type, isRead])).toEqual([
      ['status_change', false],
      ['new_message', true],
    ]);
    expect(await unreadNotificationsOf(asha)).toBe(1);
  });
});

describe('marking notifications as read', () => {
  it('works for their owner only, and may be repeated', async () => {
    const { asha, ravi, claim } = await aCase();
    await setStatus(ravi, claim.id, 'approved');
    const [mine] = await notificationsOf(asha);
    const id = mine?.id ?? '';
    expect((await read(ravi, id)).status).toBe(404);
    expect((await read(asha, randomUUID())).status).toBe(404);
    expect((await read(asha, 'x')).status).toBe(404);
    expect(await unreadNotificationsOf(asha)).toBe(1);
    for (const _ of [1, 2]) expect((await read(asha, id)).status).toBe(200);
    expect(await unreadNotificationsOf(asha)).toBe(0);
    expect((await notificationsOf(asha))[0]?.isRead).toBe(true);
  });

  it('all at once leaves other people’s unread', async () => {
    const { asha, ravi, claim } = await aCase();
    await say(asha, claim.id, 'a');
    await say(ravi, claim.id, 'b');
    expect((await readAll(ravi)).status).toBe(200);
    expect((await readAll(ravi)).body).toEqual({ updated: 0 });
    expect([await unreadNotificationsOf(ravi), await unreadNotificationsOf(asha)]).toEqual([0, 1]);
  });

  it('during new messages leaves at most one unread notification of a conversation', async () => {
    const { asha, ravi, claim } = await aCase();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => [say(asha, claim.id, `${n}`), readAll(ravi)]).flat(),
    );
    const unread = await rows(
      "SELECT 1 FROM notifications WHERE user_id = $1 AND type = 'new_message' AND NOT is_read",
      [ravi.user.id],
    );
    expect(unread.length).toBeLessThanOrEqual(1);
  });
});

describe('the list of notifications', () => {
  const many = (person: TestPerson, claimId: string, count: number) =>
    database.query(
      `INSERT INTO notifications (user_id, type, claim_id, data, created_at)
       SELECT $1, 'status_change', $2, '{"claimNumber":"CLM","name":"x"}', now() - (n / 3) * interval '1 minute'
       FROM generate_series(1, $3::int) AS n`,
      [person.user.id, claimId, count],
    );

  it('is given in parts without gaps and repetitions', async () => {
    const asha = await signUp();
    const claim = await createClaimAs(asha);
    await many(asha, claim.id, 50);
    const seen: string[] = [];
    for (let query = '?limit=20'; ; ) {
      const part = await notificationsOf(asha, query);
      if (part.length === 0) break;
      seen.push(...part.map(({ id }) => id));
      query = `?limit=20&before=${seen.at(-1)}`;
    }
    const all = await rows<{ id: string }>(
      'SELECT id FROM notifications WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
      [asha.user.id],
    );
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(await notificationsOf(asha)).toHaveLength(20);
  });

  it('refuses invalid bounds, and counts up to 1,000 unread', async () => {
    const { asha, ravi, claim } = await aCase();
    const status = async (query: string) =>
      (await call('GET', `/api/notifications${query}`, { token: asha.token })).status;
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?before=x']) {
      expect([query, await status(query)]).toEqual([query, 400]);
    }
    const [theirs] = await notificationsOf(ravi);
    expect(await status(`?before=${theirs?.id}`)).toBe(404);
    expect(await notificationsOf(asha)).toEqual([]);
    await many(asha, claim.id, 1200);
    expect(await unreadNotificationsOf(asha)).toBe(1000);
  });
});
