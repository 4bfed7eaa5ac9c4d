import { existsSync } from 'node:fs';
import { type Permission, permissions } from '@/lib/access/permissions';
import { messageForm, say } from '@/tests/api/messages/messages-support';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import type { Attack, Attacker } from './attacks/attack';
import { attacksOnClaims } from './attacks/claims';
import { attacksOnDocuments } from './attacks/documents';
import { attacksOnPeople } from './attacks/people';
import { callsWithIds, outside, schemasWithIds } from './ids-of-calls';
import { foreignIds, type Scene, setScene, telling, watch } from './scene';

let scene: Scene;
let asItWas: () => Promise<void>;

beforeAll(async () => {
  scene = await setScene();
  const { asha, kavita, pending, meera } = scene;
  asItWas = await watch(asha, kavita, pending, meera);
});
afterAll(() => database.end());

const attacks = [...attacksOnClaims, ...attacksOnDocuments, ...attacksOnPeople];

const table = attacks.flatMap((attack) =>
  Object.entries(attack.answers).map(([who, status]) => ({
    ...attack,
    who: who as Attacker,
    status,
  })),
);

test.each(table)(
  '$who cannot $what: $status',
  async ({ who, method, path, options, status, gives }) => {
    const { token } = scene[who];
    const answer = await call(method, path(scene), { token, ...options?.(scene) });
    expect([answer.status, answer.text]).toEqual([status, expect.not.stringMatching(telling)]);
    expect(answer.text).not.toContain(scene.asha.user.email);
    if (status === 200) expect(answer.body).toEqual(gives?.(scene));
  },
);

const reachesAll = (access: string) =>
  Object.values(permissions[access as Permission] ?? { anybody: 'own' }).every(
    (reach) => reach === 'any',
  );

/** The values of a call at the places of {@link callsWithIds}. */
function valuesAt({ path, options }: Attack, pattern: RegExp, names: string[]) {
  const { pathname, searchParams } = new URL(path(scene), 'http://portal');
  const { body, raw } = options?.(scene) ?? {};
  const inPath = pattern.exec(pathname)?.slice(1) ?? [];
  const bodyAt = (place: string): unknown[] =>
    place.split('.').reduce<unknown[]>(
      (found, step) => {
        const [, key = '', more = ''] = /^(\w+)(.*)$/.exec(step) ?? [];
        const inner = found.map((value) => (value as Record<string, unknown> | null)?.[key]);
        return more ? inner.flatMap((value) => Object.values(value ?? {})) : inner;
      },
      [body],
    );
  return ([where = '', ...rest]: string[]): unknown[] => {
    const place = rest.join('.');
    if (where === 'path') return [inPath[names.indexOf(place)]];
    if (where === 'query') return searchParams.getAll(place);
    if (where === 'form') return raw instanceof FormData ? raw.getAll(place) : [];
    return bodyAt(place);
  };
}

/** What nobody attacks here, with the reason or with the file whose tests do. */
const elsewhere: [what: RegExp, why: string][] = [
  [/ \/api\/creditor-lists\//, 'Every professional reads every list.'],
  [
    /^GET \/api\/public\/creditor-lists\/\[number\](\/(rows|committee|changes|download))? (path.number|query.from)$/,
    'tests/api/creditor-lists/published.test.ts',
  ],
  [/ \/api\/auth\/passkeys\/\[id\](\/remove)? path.id$/, 'tests/attacks/passkeys.test.ts'],
  [
    / \/api\/objections\/\[id\]\/refusal path.id$|\/objections body.documentIds\[\]$/,
    'tests/api/creditor-lists/objections.test.ts',
  ],
  [
    / \/api\/change-requests\/\[id\]\/(accept|decline|take-back|reveal) path.id$|\/change-requests body.documentIds\[\]$/,
    'tests/api/claims/change-requests.test.ts',
  ],
  [
    /^GET \/api\/determinations\/together\/\[id\] path.id$/,
    'tests/api/determinations/together.test.ts',
  ],
  [
    /^PATCH \/api\/determinations\/\[id\]\/alike body.after$/,
    'A place in the order of ids, after which only claims follow that one may determine.',
  ],
  [/^POST .*\/messages form.idempotencyKey/, 'tests/api/messages/messages.test.ts'],
  [/^POST .*\/upload\S* form.idempotencyKey/, 'tests/api/documents/replace.test.ts'],
  [/^PUT \/api\/drafts\/.* body.documents/, 'A test below.'],
  [/^PATCH \/api\/claims\/bulk\/assign body.seen/, 'A test below.'],
  [/^DELETE \/api\/claims\/\[id\]\/viewers/, 'Takes back only what one has said oneself.'],
];

test('each id that a call takes is another person’s in one of these attacks, and it alone', () => {
  const foreign = foreignIds(scene);
  const isForeign = (value: unknown) => typeof value === 'string' && foreign.has(value);
  const missing = callsWithIds.flatMap(({ call: called, access, ids }) => {
    if (access !== 'self' && reachesAll(access)) return [];
    const [method, address = ''] = called.split(' ');
    const names = [...address.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${address.replaceAll(/\[\w+\]/g, '([^/]+)')}$`);
    const attacked = attacks
      .filter((attack) => attack.method === method)
      .filter(({ path }) => pattern.test(new URL(path(scene), 'http://portal').pathname))
      .map((attack) => {
        const at = valuesAt(attack, pattern, names);
        return ids.filter((id) => at(id.split('.')).some(isForeign)).join();
      });
    return ids.filter((id) => !attacked.includes(id)).map((id) => `${called} ${id}`);
  });
  const known = (one: string) => elsewhere.some(([what]) => what.test(one));
  expect(missing.filter((one) => !known(one))).toEqual([]);
  expect(elsewhere.filter(([what]) => !missing.some((one) => what.test(one)))).toEqual([]);
  for (const [, why] of elsewhere) if (why.startsWith('tests/')) expect(existsSync(why)).toBe(true);
});

test('each schema that takes ids is one of a call, or a part of one', () => {
  const read = callsWithIds.flatMap(({ schemas }) => schemas);
  expect(outside(schemasWithIds, read)).toEqual([]);
});

test('a professional awaiting approval cannot do any of it', async () => {
  for (const { method, path, options } of attacks) {
    const address = path(scene);
    const { token } = scene.pending;
    const { status } = await call(method, address, { token, ...options?.(scene) });
    // They may end their own sessions, and not this one.
    const expected = address.startsWith('/api/auth/sessions') ? 404 : 403;
    expect([method, address, status]).toEqual([method, address, expected]);
  }
});

test('a message does not attach a file by its id', async () => {
  const { salim, salimClaimId, documentId, looseDocumentId, attachmentId } = scene;
  for (const id of [documentId, looseDocumentId, attachmentId]) {
    const fields = { message: 'look', attachmentId: id, documentId: id };
    const answer = await say(salim, salimClaimId, messageForm(fields));
    expect([answer.status, answer.body.attachmentId]).toEqual([201, null]);
  }
});

test('an edit attaches no documents, neither one’s own nor another person’s', async () => {
  const { salim, salimClaimId, documentId, looseDocumentId } = scene;
  const answer = await call('PATCH', `/api/claims/${salimClaimId}`, {
    token: salim.token,
    body: { claimData: { documents: [looseDocumentId, documentId], fullName: 'Salim Khan' } },
  });
  expect([answer.status, answer.body.documents]).toEqual([200, []]);
});

test.each([
  ['status', { status: 'approved' }, 'submitted'],
  ['assign', { assigneeId: null }, null],
])(
  'a seen value for another person’s claim (%s) reveals nothing of it',
  async (what, wish, current) => {
    const { kavita, kavitaClaimId, claimId } = scene;
    const seenOwn = what === 'status' ? 'rejected' : scene.salim.user.id;
    const seen = { [kavitaClaimId]: seenOwn, [claimId]: current };
    const answer = await call('PATCH', `/api/claims/bulk/${what}`, {
      token: kavita.token,
      body: { claimIds: [kavitaClaimId], ...wish, seen },
    });
    // Their own claim stays too, since its seen value is wrong.
    expect([answer.status, answer.body]).toEqual([
      200,
      { updated: 0, skipped: [expect.objectContaining({ id: kavitaClaimId })] },
    ]);
  },
);

test('a draft leaves out another person’s document', async () => {
  const { salim, looseDocumentId } = scene;
  const body = { values: { fullName: 'Salim' }, documents: [looseDocumentId], revision: 0 };
  await call('PUT', '/api/drafts/form_f', { token: salim.token, body });
  const kept = await call('GET', '/api/drafts/form_f', { token: salim.token });
  expect(kept.body.documents).toEqual([]);
});

test('these calls changed nothing of Asha’s and the professionals’ data', () => asItWas());
