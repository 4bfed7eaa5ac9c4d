import { wordsIn } from '@/lib/i18n/words';
import { type ErrorCode, statusOf } from '@/lib/platform/errors';
import { formOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { type Answer, call } from '@/tests/support/http/api';

afterAll(() => database.end());

let asha: TestPerson;
let meera: TestPerson;
let claimId: string;

beforeAll(async () => {
  [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  claimId = (await createClaimAs(asha)).id;
});

const { codes, judged, labels, things } = wordsIn('en').errors;

const as = ({ token }: TestPerson, body?: unknown) => ({ token, body });
const upload = (content: Buffer, name: string) =>
  call('POST', '/api/documents/upload', { token: asha.token, raw: formOf(content, name) });
const register = (changes: object) =>
  call('POST', '/api/auth/register', { body: { ...registrationOf(), ...changes } });
const setStatus = (status: string, from?: string) =>
  call('PATCH', `/api/claims/${claimId}/status`, as(meera, { status, from }));

const calls: [ErrorCode, () => Promise<Answer<Record<string, unknown>>>, string?][] = [
  ['unauthenticated', () => call('GET', '/api/claims')],
  [
    'wrong_credentials',
    () => call('POST', '/api/auth/login', { body: { email: asha.user.email, password: 'wrong' } }),
  ],
  ['email_taken', () => register({ email: asha.user.email })],
  ['forbidden', () => call('GET', '/api/ip-professionals', as(asha))],
  [
    'not_found',
    () => call('GET', '/api/claims/00000000-0000-4000-8000-000000000000', as(asha)),
    codes.not_found.replace('{thingName}', things.claim),
  ],
  [
    'method_not_allowed',
    () => call('PUT', '/api/claims', as(asha, {})),
    codes.method_not_allowed.replace('{method}', 'PUT'),
  ],
  [
    'malformed_json',
    () =>
      call('POST', '/api/auth/login', {
        raw: '{',
        headers: { 'Content-Type': 'application/json' },
      }),
  ],
  [
    'json_expected',
    () => call('POST', '/api/auth/login', { raw: new URLSearchParams({ a: 'b' }) }),
  ],
  ['form_expected', () => call('POST', '/api/documents/upload', as(asha, {}))],
  ['too_large', () => upload(pdf(10_485_760), 'a.pdf'), codes.too_large.replace('{size}', '10MB')],
  ['content_mismatch', () => upload(Buffer.from('MZ program'), 'a.pdf')],
  [
    'unsupported_type',
    () => upload(pdf(), 'a.exe'),
    codes.unsupported_type.replace('{types}', 'PDF, DOCX, XLSX, JPG, PNG').replace('{last}', 'GIF'),
  ],
  [
    'second_factor_not_begun',
    () => call('POST', '/api/auth/second-factor/confirm', as(asha, { code: '123456' })),
  ],
  [
    'status_differs',
    () => setStatus('approved', 'rejected'),
    codes.status_differs.replace('{statusName}', 'Submitted'),
  ],
  [
    'invalid_idempotency_key',
    () =>
      call('POST', '/api/claims', {
        ...as(asha, claimBodyOf('form_d')),
        headers: { 'Idempotency-Key': 'a b' },
      }),
  ],
];

it.each(calls.map(([code, made, sentence = codes[code]]) => [code, made, sentence] as const))(
  'the error %s has its sentence and status from the catalogue',
  async (code, made, message) => {
    const { status, body } = await made();
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: statusOf[code],
      code,
      message,
    });
  },
);

it.each([
  ['firstName', { firstName: ' ' }, judged.required.replace('{label}', labels.firstName)],
  ['phone', { phone: '5876543210' }, judged.phone],
  ['email', { email: 'asha at example.in' }, judged.email],
  ['password', { password: 'seven77' }, judged.short.replace('{min}', '8')],
])(
  'a wrong %s in a registration has its sentence from the catalogue',
  async (path, changes, message) => {
    const { status, body } = await register(changes);
    expect({ status, code: body.code, message: body.message, issues: body.issues }).toEqual({
      status: 400,
      code: 'invalid',
      message,
      issues: [expect.objectContaining({ path, message })],
    });
  },
);
