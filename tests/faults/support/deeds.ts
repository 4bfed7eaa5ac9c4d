import Papa from 'papaparse';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { formOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { bulkForm, creditors, csvOf } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { register, registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { bodyOf, openCall } from './slow-call';

/** An action at a portal that may be killed meanwhile. */
interface Deed {
  /** Does it, several times at once. Calls that get no answer are no failure. */
  attempt(): Promise<unknown>;
  /** What people without an answer do once the portal is back: the result must be the same as without the kill. */
  again(): Promise<unknown>;
}

type Prepare = (portal: string) => Promise<Deed>;

const unanswered = () => undefined;
const several = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

const registering: Prepare = async (portal) => {
  const people = several(3, () => registrationOf());
  const register = (body: object) => call('POST', `${portal}/api/auth/register`, { body });
  return {
    attempt: () => Promise.all(people.map((person) => register(person).catch(unanswered))),
    again: () =>
      Promise.all(
        people.map(async (person) => {
          expect([201, 409]).toContain((await register(person)).status);
          const { email, password } = person;
          const signIn = await call('POST', `${portal}/api/auth/login`, {
            body: { email, password },
          });
          expect(signIn.status).toBe(200);
        }),
      ),
  };
};

const filing: Prepare = async (portal) => {
  const asha = await register('claimant', portal);
  // Each pressed twice.
  const keys = several(6, (i) => `press-${i % 3}`);
  const file = (key: string) =>
    call<PresentedClaim>('POST', `${portal}/api/claims`, {
      token: asha.token,
      body: claimBodyOf('form_d', { claimDescription: `Goods delivered, by ${key}` }),
      headers: { 'Idempotency-Key': key },
    });
  const answered = new Map<string, string>();
  return {
    attempt: () =>
      Promise.all(
        keys.map(async (key) => {
          const answer = await file(key).catch(unanswered);
          if (answer?.status === 201) answered.set(key, answer.body.id);
        }),
      ),
    again: async () => {
      const claims = await Promise.all(keys.map(file));
      expect(claims.map(({ status }) => status)).toEqual(keys.map(() => 201));
      expect(new Set(claims.map(({ body }) => body.id)).size).toBe(3);
      keys.forEach((key, i) => {
        expect([undefined, claims[i]?.body.id]).toContain(answered.get(key));
      });
      const list = await call<{ total: number }>('GET', `${portal}/api/claims`, asha);
      expect(list.body.total).toBe(3);
    },
  };
};

const uploading: Prepare = async (portal) => {
  const asha = await register('claimant', portal);
  const claim = await createClaimAs(asha);
  const content = pdf(600_000);
  const kept = new Set<string>();
  const upload = async () => {
    const raw = formOf(content, 'bill.pdf', { before: { claimId: claim.id } });
    const path = `${portal}/api/documents/upload-object-storage`;
    const answer = await call<{ id: string }>('POST', path, { token: asha.token, raw });
    expect(answer.status).toBe(201);
    kept.add(answer.body.id);
  };
  return {
    attempt: () => Promise.all(several(4, () => upload().catch(unanswered))),
    again: async () => {
      await Promise.all(several(4 - kept.size, upload));
      const { body } = await call<PresentedClaim>('GET', `${portal}/api/claims/${claim.id}`, asha);
      const ids = body.documents.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...kept]));
      for (const id of ids) {
        const file = await call('GET', `${portal}/api/documents/${id}/download`, asha);
        expect([file.status, file.text.length]).toEqual([200, content.length]);
      }
    },
  };
};

/** A file of that many claims of a new claimant's. */
async function aFile(portal: string, claims: number) {
  const asha = await register('claimant', portal);
  const content = csvOf('form_d', creditors(claims));
  const send = () =>
    call<ImportAnswer>('POST', `${portal}/api/claims/bulk/upload`, {
      token: asha.token,
      raw: bulkForm(content, 'claims.csv', { before: { creditorType: 'form_d' } }),
    });
  return { asha, send };
}

const totalOf = async (portal: string, person: TestPerson) =>
  (await call<{ total: number }>('GET', `${portal}/api/claims`, person)).body.total;

const importing: Prepare = async (portal) => {
  const { asha, send } = await aFile(portal, 100);
  return {
    attempt: () => Promise.all(several(2, () => send().catch(unanswered))),
    again: async () => {
      expect([201, 409]).toContain((await send()).status);
      expect(await totalOf(portal, asha)).toBe(100);
    },
  };
};

const exporting: Prepare = async (portal) => {
  const { send } = await aFile(portal, 100);
  await send();
  const meera = await register('ip_admin', portal);
  const report = async () => {
    // fetch would take an answer that breaks off for a whole one, where the connection is to be closed after it.
    const { call, answer } = openCall(meera, 'POST', '/api/reports/export', {
      'Content-Type': 'application/json',
      'X-Forwarded-For': someAddress(),
    });
    call.end(JSON.stringify({ format: 'csv' }));
    const message = await answer;
    const text = await bodyOf(message);
    expect(message.statusCode).toBe(200);
    // A cut report must not look like a whole one.
    const lines = Papa.parse(text.trim()).data.length - 1;
    expect(lines).toBe(Number(message.headers['x-report-rows']));
  };
  const orUnanswered = (error: Error) => {
    if ('code' in error) return;
    throw error;
  };
  return {
    attempt: () => Promise.all(several(2, () => report().catch(orUnanswered))),
    again: report,
  };
};

const changingMany: Prepare = async (portal) => {
  const { asha, send } = await aFile(portal, 100);
  await send();
  const meera = await register('ip_admin', portal);
  const list = await call<{ claims: { id: string }[] }>(
    'GET',
    `${portal}/api/claims?limit=100`,
    asha,
  );
  const claimIds = list.body.claims.map(({ id }) => id);
  const change = () =>
    call<{ updated: number; skipped: unknown[] }>('PATCH', `${portal}/api/claims/bulk/status`, {
      token: meera.token,
      body: { claimIds, status: 'under_review' },
    });
  return {
    attempt: () => change().catch(unanswered),
    again: async () => {
      const { body } = await change();
      expect(body.updated + body.skipped.length).toBe(claimIds.length);
      expect([0, claimIds.length]).toContain(body.updated);
    },
  };
};

export const deeds: [string, Prepare][] = [
  ['registering', registering],
  ['filing', filing],
  ['uploading', uploading],
  ['importing', importing],
  ['exporting', exporting],
  ['changing the status of many', changingMany],
];
