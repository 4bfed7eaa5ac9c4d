import type { CaseFacts } from '@/lib/case/fields';
import { settingsAtFirst } from '@/lib/case/settings';
import { injections } from '@/tests/api/hostile/scene';
import { claimBodyOf } from '@/tests/support/data/claims';
import { registrationOf, type TestPerson, type TestRole } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

// Each of them is many calls.

let portal: StartedPortal;
let address: string;
let meera: TestPerson;

async function joins(role: TestRole, firstName?: string) {
  const body = { ...registrationOf(role), ...(firstName ? { firstName } : {}) };
  return (await call<TestPerson>('POST', `${address}/api/auth/register`, { body })).body;
}

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
  meera = await joins('ip_admin');
});
afterAll(() => portal.remove());

const whole: CaseFacts = {
  debtorName: 'Dhruvtara Cabs Private Limited',
  debtorCin: 'U60231DL2013PTC250001',
  tribunal: 'National Company Law Tribunal',
  tribunalBench: 'New Delhi Bench, Court II',
  // Nobody is asked about the numbers of a case and its order, whatever they look like.
  caseNumber: 'CP (IB) No. 9876543210/ND/2026',
  admissionOrderDate: '2026-01-10',
  admissionOrderNumber: 'ABCPK1234F',
  commencementDate: '2026-01-10',
  lastDateForClaims: '2026-04-10',
  appointmentDate: '2026-01-12',
  rfrpDate: '2026-05-30',
  professionalName: 'Meera Iyer',
  professionalRegistration: 'IBBI/IPA-001/IP-P00002/2021-2022/10002',
  professionalAddress: '4th floor, Kasturba Chambers\nNew Delhi 110001',
  professionalEmail: 'meera.iyer@example.in',
  professionalHours: 'Monday to Friday, 10 am to 5 pm',
  professionalHoursHindi: 'सोमवार से शुक्रवार, सुबह 10 से शाम 5 बजे',
  classRepresentative: 'Farida Khan',
};
/** What the call that changes the case answers: the facts, and those for professionals only. */
const forProfessionals = { ...settingsAtFirst, rates: [], mayConfirmOwn: true };
/** What everybody reads of a case that names no classes of creditors. */
const told = { ...whole, classes: [] };
const answered = { ...told, ...forProfessionals };
const none = Object.fromEntries(Object.keys(whole).map((fact) => [fact, null])) as CaseFacts;

const read = async () => (await call<CaseFacts>('GET', `${address}/api/case`)).body;
const change = (body: unknown, by = meera) =>
  call<CaseFacts & { code: string; message: string; issues?: { path: string }[] }>(
    'PATCH',
    `${address}/api/case`,
    { token: by.token, body },
  );
const entries = async () =>
  (
    await portal.database.query<{ details: Record<string, unknown>; who: string }>(
      `SELECT details, user_full_name AS who FROM audit_entries WHERE action = 'case_changed' ORDER BY id`,
    )
  ).rows;

beforeEach(async () => {
  await change(none);
  await change(whole);
});

describe('the facts of the case', () => {
  const wrong: [string, Record<string, unknown>][] = [
    ['debtorName', { debtorName: 'x'.repeat(201) }],
    ['debtorName', { debtorName: 'Dhruv\u0000tara' }],
    ['debtorName', { debtorName: 'Dhruvtara \u202eCabs' }],
    ['debtorName', { debtorName: 12 }],
    ['debtorCin', { debtorCin: 'U60231DL2013PTC25000' }],
    ['debtorCin', { debtorCin: 'X60231DL2013PTC250001' }],
    ['debtorCin', { debtorCin: 'U6O231DL2013PTC250001' }],
    ['commencementDate', { commencementDate: '2026-02-30' }],
    ['commencementDate', { commencementDate: '10/01/2026' }],
    ['commencementDate', { commencementDate: '2026-01-10T00:00:00Z' }],
    ['commencementDate', { commencementDate: '0026-01-10' }],
    ['lastDateForClaims', { lastDateForClaims: '2026-01-09' }],
    ['commencementDate', { commencementDate: '2026-04-11' }],
    ['lastDateForClaims', { commencementDate: '2026-05-02', lastDateForClaims: '2026-05-01' }],
    ['professionalRegistration', { professionalRegistration: 'x'.repeat(101) }],
    ['professionalAddress', { professionalAddress: 'x'.repeat(501) }],
    ['professionalEmail', { professionalEmail: 'meera@localhost' }],
    ['professionalEmail', { professionalEmail: `${'x'.repeat(250)}@a.in` }],
    ['professionalEmail', { professionalEmail: { $ne: '' } }],
    ['seen', { debtorName: 'A', seen: 'B' }],
    ['seen.debtorName', { debtorName: 'A', seen: { debtorName: 1 } }],
  ];

  it('are stored with hostile text unchanged, and pages show it as text', async () => {
    for (const text of injections) {
      const answer = await change({ debtorName: text, professionalAddress: text });
      expect([answer.status, answer.body]).toEqual([
        200,
        { ...answered, debtorName: text, professionalAddress: text },
      ]);
    }
    const [script] = injections;
    await change({ debtorName: script });
    const page = await call('GET', `${address}/login`);
    expect(page.text).toContain('&lt;script&gt;alert(1)');
    expect(page.text).not.toContain(script);
  });

  it.each(wrong)('stay as they were, and %s is named, when %j is refused', async (path, body) => {
    const answer = await change({ professionalName: 'Somebody Else', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await read()).toEqual(told);
  });

  it('are read by everybody, and changed by administrators only', async () => {
    expect(await read()).toEqual(told);
    expect((await call('PATCH', `${address}/api/case`, { body: {} })).status).toBe(401);
    expect((await change({ debtorName: 'Mine' }, await joins('ip_case_manager'))).status).toBe(403);
    expect((await change({ debtorName: 'Mine' }, await joins('claimant'))).status).toBe(403);
    expect((await call('PUT', `${address}/api/case`, { body: {} })).status).toBe(405);
    expect(await read()).toEqual(told);
  });

  it('may have their last date on the day of commencement, and lose what is emptied', async () => {
    expect((await change({ lastDateForClaims: '2026-01-10' })).status).toBe(200);
    const emptied = await change({
      debtorCin: '',
      commencementDate: null,
      professionalAddress: ' \n ',
    });
    expect(emptied.body).toEqual({
      ...answered,
      lastDateForClaims: '2026-01-10',
      debtorCin: null,
      commencementDate: null,
      professionalAddress: null,
    });
    expect({ ...(await read()), ...forProfessionals }).toEqual(emptied.body);
  });

  it('are stored trimmed and in their usual spelling', async () => {
    const answer = await change({
      debtorName: '  ध्रुवतारा   कैब्स\nलिमिटेड ',
      debtorCin: ' u60231 dl2013 ptc250009 ',
      professionalAddress: 'Line 1\r\nLine 2  ',
      professionalRegistration: 'applied for',
      unknown: true,
    });
    expect(answer.body).toEqual({
      ...answered,
      debtorName: 'ध्रुवतारा कैब्स लिमिटेड',
      debtorCin: 'U60231DL2013PTC250009',
      professionalAddress: 'Line 1\nLine 2',
      professionalRegistration: 'applied for',
    });
  });

  it('leave one audit entry for a change, with its author and both values', async () => {
    const before = (await entries()).length;
    await change({ debtorName: 'Dhruvtara Mobility Limited', professionalEmail: null });
    await change({ debtorName: 'Dhruvtara Mobility Limited' });
    await change({});
    expect((await entries()).slice(before)).toEqual([
      {
        who: 'Meera Iyer',
        details: {
          changes: [
            {
              field: 'debtorName',
              from: 'Dhruvtara Cabs Private Limited',
              to: 'Dhruvtara Mobility Limited',
            },
            { field: 'professionalEmail', from: 'meera.iyer@example.in', to: null },
          ],
        },
      },
    ]);
  });
});

describe('two administrators at once', () => {
  it('are told when a fact they change is no longer what they saw', async () => {
    const kavya = await joins('ip_admin', 'Kavya');
    await change({ lastDateForClaims: '2026-05-05' }, kavya);
    const late = await change({
      debtorName: 'Mine',
      lastDateForClaims: '2026-06-06',
      seen: { debtorName: whole.debtorName, lastDateForClaims: whole.lastDateForClaims },
    });
    expect([late.status, late.body.code]).toEqual([409, 'case_changed_meanwhile']);
    expect(late.body.message).toMatch(
      /^Kavya Iyer changed the case on .*\. Last date for claims is now “5 May 2026”\./,
    );
    expect(await read()).toEqual({ ...told, lastDateForClaims: '2026-05-05' });
    const knowing = { lastDateForClaims: '2026-06-06', seen: { lastDateForClaims: '2026-05-05' } };
    expect((await change(knowing)).status).toBe(200);
  });

  it('can change different facts', async () => {
    const seen = { debtorName: whole.debtorName };
    await change({ professionalName: 'Ravi Menon' });
    expect((await change({ debtorName: 'Mine', seen })).status).toBe(200);
    expect(await read()).toEqual({
      ...told,
      debtorName: 'Mine',
      professionalName: 'Ravi Menon',
    });
  });

  it('cannot both change the same fact, nor put the last date before the commencement', async () => {
    const seen = { debtorName: whole.debtorName };
    const names = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(names.map((debtorName) => change({ debtorName, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const dates = await Promise.all([
      change({ commencementDate: '2026-03-20' }),
      change({ lastDateForClaims: '2026-03-10' }),
    ]);
    expect(dates.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the mark "late" of a claim', () => {
  const claimAt = async (submittedAt: string) => {
    const { token } = await joins('claimant');
    const { body: claim } = await call<{ id: string }>('POST', `${address}/api/claims`, {
      token,
      body: claimBodyOf('form_d'),
    });
    const values = [claim.id, submittedAt];
    await portal.database.query('UPDATE claims SET submitted_at = $2 WHERE id = $1', values);
    return claim.id;
  };
  const lateAmong = async (ids: string[]) => {
    const { token } = meera;
    const { body: list } = await call<{ claims: { id: string; isLate: boolean }[] }>(
      'GET',
      `${address}/api/claims?limit=100`,
      { token },
    );
    const late = list.claims.filter(({ isLate }) => isLate).map(({ id }) => id);
    return ids.filter((id) => late.includes(id));
  };

  it('follows the last date, by the day in India', async () => {
    const march = await claimAt('2026-03-01T06:00:00Z');
    // 11:59 in the evening and midnight in India.
    const lastMinute = await claimAt('2026-04-10T18:29:59.999Z');
    const midnight = await claimAt('2026-04-10T18:30:00Z');
    const may = await claimAt('2026-05-20T06:00:00Z');
    const all = [march, lastMinute, midnight, may];
    expect(await lateAmong(all)).toEqual([midnight, may]);
    const moved = async (lastDateForClaims: string | null) => {
      expect((await change({ lastDateForClaims })).status).toBe(200);
      return lateAmong(all);
    };
    expect(await moved('2026-04-11')).toEqual([may]);
    expect(await moved('2026-04-09')).toEqual([lastMinute, midnight, may]);
    expect(await moved('2026-01-31')).toEqual(all);
    expect(await moved('2026-04-10')).toEqual([midnight, may]);
    expect(await moved(null)).toEqual([]);
    expect(await moved('2026-05-20')).toEqual([]);
    expect(await moved('2026-05-19')).toEqual([may]);
  });

  it('is the same in the list, on the claim’s page and in a report', async () => {
    const ids = [await claimAt('2026-03-01T06:00:00Z'), await claimAt('2026-05-20T06:00:00Z')];
    const { token } = meera;
    const isLate = async (id = '') =>
      (await call('GET', `${address}/api/claims/${id}`, { token })).body.isLate;
    expect(await lateAmong(ids)).toEqual([ids[1]]);
    expect([await isLate(ids[0]), await isLate(ids[1])]).toEqual([false, true]);
    const report = await call('POST', `${address}/api/reports/export`, {
      token,
      body: { format: 'csv', claimIds: ids },
    });
    const [heading, ...lines] = report.text.trim().split(/\r?\n/);
    const column = heading?.split(',').indexOf('Late') ?? -1;
    expect(lines.map((line) => line.split(',')[column])).toEqual(['Yes', 'No']);
  });

  it('is set at once on a claim filed late, and never on one filed in time', async () => {
    const { token } = await joins('claimant');
    const file = async () =>
      (
        await call<{ isLate: boolean }>('POST', `${address}/api/claims`, {
          token,
          body: claimBodyOf('form_d'),
        })
      ).body.isLate;
    expect(await file()).toBe(true);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
    await change({ lastDateForClaims: today });
    expect(await file()).toBe(false);
  });
});
