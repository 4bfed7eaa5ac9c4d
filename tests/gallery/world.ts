import { dayInIndia } from '@/lib/format/date';
import { send } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { acceptAs, changeAskedBy, otherAccount } from '@/tests/support/data/changes';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs } from '@/tests/support/data/creditor-lists';
import { pdf } from '@/tests/support/data/files';
import { copyClaim } from '@/tests/support/data/many-claims';
import { objectedBy, publishedListAs } from '@/tests/support/data/objections';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { answerAs, askAgainAs, askedOf } from '@/tests/support/data/questions';
import { reportTransferAs } from '@/tests/support/data/transfers';
import { call } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';
import { makeDesk } from './desk-world';

/** A claim about which is asked: one thing is answered with a file, one was asked again, one is open. */
async function askedClaim(asha: TestPerson, meera: TestPerson) {
  const { id } = await createClaimAs(asha, 'form_d');
  await assignTo(meera, id, meera);
  const list = await askedOf(meera, id, [
    { text: 'Slips', code: 'payslips', documentSlot: 'salary' },
    { text: 'Last day', code: 'lastDay', documentSlot: 'letter' },
    'Which months are unpaid? Please name each, with what was due.',
  ]);
  const { body } = await send(asha, pdf(), 'Salary slips 2026.pdf', { before: { claimId: id } });
  await answerAs(asha, [list.id, 1], { documentIds: [body.id], answer: 'All six in one file.' });
  await answerAs(asha, [list.id, 3], { answer: 'June and July' });
  await askAgainAs(meera, [list.id, 3], { remark: 'And August, as the claim says?' });
  return id;
}

/** A claim that is decided: two amounts are not admitted, one may still be, and one is being checked. */
async function decidedClaim(asha: TestPerson, meera: TestPerson) {
  const { id } = await createClaimAs(asha, 'form_d');
  await determinedAs(
    meera,
    { id },
    [
      {
        head: 'overtimeAmount',
        notAdmitted: '18400',
        reasons: [{ code: 'no_proof', text: '1 Oct 2026' }],
      },
      {
        head: 'bonusAmount',
        admitted: '10000',
        contingent: '6800',
        reasons: [{ code: 'dispute_pending', text: 'the Labour Court' }],
      },
      { head: 'gratuityAmount', underVerification: '51200' },
      {
        head: 'remainder',
        admitted: '90000',
        notAdmitted: '10000',
        reasons: [{ code: 'other', text: 'The wage of March was paid in cash on 4 April.' }],
      },
    ],
    { remarks: 'As per the wage register.' },
  );
  return id;
}

/** A decided claim with a request for a change that waits, and one that is accepted. */
async function changedClaim(asha: TestPerson, meera: TestPerson) {
  const { id } = await admittedAs(asha, meera, 'form_c', 'Tapti Finance', '2500000.00');
  const contact = {
    kind: 'contact',
    reason: 'Our officer has a new telephone number.',
    values: { officerPhone: '9884012377' },
  };
  const { id: requestId } = await changeAskedBy(asha, id, contact);
  await acceptAs(meera, requestId, 1, 'We call you there from now on.');
  await changeAskedBy(asha, id, otherAccount());
  return id;
}

/** A claim in a published list, to whose row its claimant objects. */
async function objectedClaim(asha: TestPerson, meera: TestPerson) {
  const { id } = await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '7500000.00');
  // One list is made at a time, and pictures are taken by two.
  const list = await until(() => publishedListAs(meera).catch(() => undefined));
  await objectedBy(asha, id, list);
  return { id, list };
}

/** A claim of which a part is to go to somebody else; the other way round, the claimant is told of one. */
async function transferredClaim(asha: TestPerson, meera: TestPerson) {
  const zoya = await signUp();
  const on = dayInIndia(new Date());
  const [mine, theirs] = [
    await admittedAs(asha, meera, 'form_c', 'Narmada Finance', '5000000.00'),
    await admittedAs(zoya, meera, 'form_c', 'Setu Capital', '1250000.00'),
  ];
  await reportTransferAs(asha, mine.id, { amount: '2000000.00', on, email: zoya.user.email });
  const to = { name: 'Asha Devi', email: asha.user.email };
  await reportTransferAs(zoya, theirs.id, { amount: '1250000.00', on, ...to });
  return mine.id;
}

/** The people and the claim that the pictures show. */
export async function makeWorld() {
  const [asha, newcomer, meera, unassigned] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const { id } = await createClaimAs(asha, 'form_e');
  await copyClaim(id, 11);
  await send(asha, pdf(), 'Wage slips, April to September.pdf', { before: { claimId: id } });
  await assignTo(meera, id, meera);
  await call('PUT', '/api/drafts/form_f', {
    token: asha.token,
    body: { values: { fullName: 'Asha Devi' }, documents: [], revision: 0 },
  });
  await say(asha, id, 'The wage slips of April are with the document above.');
  const onPaper = await call<{ id: string }>('POST', '/api/claims/entered', {
    token: meera.token,
    body: {
      ...claimBodyOf('form_d', { fullName: 'Kamla Devi', email: '', fatherName: '', phone: '' }),
      receivedOn: new Date().toISOString().slice(0, 10),
      receivedBy: 'post',
      beforeCommencement: true,
      evenIfSame: true,
    },
  });
  const askedId = await askedClaim(asha, meera);
  const desk = await makeDesk(asha, meera);
  const decidedId = await decidedClaim(asha, meera);
  const { id: objectedId, list: listNumber } = await objectedClaim(asha, meera);
  const changedId = await changedClaim(asha, meera);
  const transferredId = await transferredClaim(asha, meera);
  return {
    claimId: id,
    askedId,
    decidedId,
    objectedId,
    changedId,
    transferredId,
    listNumber,
    paperId: onPaper.body.id,
    claimant: asha,
    newcomer,
    professional: meera,
    nobodyYet: unassigned,
    desk,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
