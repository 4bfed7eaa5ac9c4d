import { send, sendAsBefore } from '@/tests/api/documents/documents-support';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determineAs,
  returnAs,
} from '@/tests/support/data/determinations';
import { letter, lockedPaper, paper, picture, workbook } from '@/tests/support/data/papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';

/** What is found of a lender besides the amounts: two facilities, each with its security. */
const withFacilities = {
  securedAmount: '9000000.00',
  facilities: [
    {
      kind: 'term_loan',
      name: 'Loan of 12 March 2019 for 40 cars',
      claimed: '7500000.00',
      admitted: '7500000.00',
      securities: [
        {
          charge: 'hypothecation',
          asset: '40 cars, bought in 2019',
          rank: 'first',
          day: '2019-03-12',
          chargeId: '100234567',
          value: '6200000.00',
        },
        { charge: 'personal_guarantee', asset: 'Guarantee of the managing director' },
      ],
    },
    {
      kind: 'working_capital',
      name: 'Cash credit',
      claimed: '2500000.00',
      admitted: '2500000.00',
      securities: [
        { charge: 'hypothecation', asset: 'Stock and book debts', rank: 'first_pari_passu' },
      ],
    },
  ],
};

/** Claims in every place of the desk, by what is to be seen of each. */
export async function makeDesk(asha: TestPerson, meera: TestPerson) {
  const ravi = await signUp('ip_case_manager');
  const file = async (type: Parameters<typeof createClaimAs>[1], by = ravi, changes = {}) => {
    const { id } = await createClaimAs(asha, type, changes);
    await assignTo(meera, id, by);
    return id;
  };
  const attach = async (id: string, name: string, content: Buffer) => {
    const sent = name === 'Guarantee.pdf' ? sendAsBefore : send;
    await sent(asha, content, name, { before: { claimId: id } });
    return id;
  };
  const loan = await file('form_c');
  for (const [name, content] of [
    ['Sanction letter of 30 June 2021.pdf', paper(['Sanction letter', 'Schedule', 'Signatures'])],
    ['Vehicles.png', picture(1200, 800)],
    [
      'Instalments.xlsx',
      await workbook({
        Dues: [
          ['Month', 'Due'],
          ['December', 543750.5],
        ],
      }),
    ],
    ['Demand notice.docx', letter('<w:p><w:r><w:t>Demand notice</w:t></w:r></w:p>')],
    ['Guarantee.pdf', lockedPaper()],
  ] as const)
    await attach(loan, name, content);
  const workers = await attach(await file('form_e'), 'Muster roll.pdf', paper(['Muster roll']));
  const half = determinationOf(
    [
      {
        head: 'principal',
        admitted: '5000.00',
        contingent: '1000.00',
        notAdmitted: '2500.00',
        underVerification: '1500.00',
        reasons: [
          { code: 'more_than_books', amount: '2500.00' },
          { code: 'dispute_pending', text: 'the High Court', amount: '1000.00' },
        ],
      },
    ],
    { internalNote: 'Ask for the ledger of May.', remarks: 'As per the books.' },
  );
  const bill = (by?: TestPerson) => file('form_b', by, { claimAmount: '10000' });
  const [proposed, second, returned, decided, waiting, withdrawn, conflict] = [
    await attach(await bill(), 'Bills.pdf', paper(['Bills of May'])),
    await bill(),
    await bill(),
    await bill(meera),
    await bill(meera),
    await bill(meera),
    await bill(meera),
  ];
  const halved = async (person: TestPerson, claimId: string) => {
    const { status, body, text } = await determineAs(person, claimId, half);
    if (status !== 201) throw new Error(`Could not determine the claim: ${text}`);
    return body.id;
  };
  for (const id of [proposed, second]) await halved(ravi, id);
  // Decided to the end, so that others can be decided like it.
  const whole = await attach(await bill(), 'Bills of June.pdf', paper(['Bills of June']));
  const refused = { code: 'more_than_books', amount: '4000.00' };
  const heads = [
    { head: 'principal', admitted: '6000.00', notAdmitted: '4000.00', reasons: [refused] },
  ];
  await determineAs(ravi, whole, determinationOf(heads));
  await returnAs(meera, await halved(ravi, returned), 'The bill of May is paid.');
  await confirmAs(meera, await halved(meera, decided));
  const lender = await file('form_c', meera, {
    institutionName: 'Yamuna Bank',
    claimAmount: '10000000',
    principalAmount: '10000000',
    interestAmount: '0',
    penaltyAmount: '0',
  });
  const principal = { head: 'principalAmount', admitted: '10000000.00' };
  await determineAs(
    meera,
    lender,
    determinationOf([principal], { ...withFacilities, confirm: true }),
  );
  await ask(meera, 'PATCH', `claims/${waiting}/status`, { status: 'info_required' });
  await ask(asha, 'POST', `claims/${withdrawn}/withdraw`, { reason: 'Filed twice.' });
  return {
    ravi,
    loan,
    lender,
    workers,
    proposed,
    whole,
    returned,
    decided,
    waiting,
    withdrawn,
    conflict,
    half,
  };
}
