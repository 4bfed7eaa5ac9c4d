import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { DeterminationPane } from '@/components/desk/determination/determination-pane';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { keptDetermination } from '@/lib/client/on-device/determinations';
import { emptyVault } from '@/lib/client/on-device/vault';
import type { Facility } from '@/lib/law/facilities';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_b', { version: 3 });

const proposal: PresentedDetermination = {
  id: 'd1',
  claimId: 'claim',
  number: 4,
  claimVersion: 3,
  state: 'proposed',
  basis: 'original',
  heads: [],
  totals: {
    claimed: '0.00',
    admitted: '0.00',
    contingent: '0.00',
    notAdmitted: '0.00',
    underVerification: '0.00',
  },
  securedAmount: '0.00',
  guaranteedAmount: '0.00',
  setOffAmount: '0.00',
  relatedParty: false,
  relatedPartyExempt: false,
  category: 'operational',
  workman: null,
  government: false,
  classNumber: null,
  className: null,
  remarks: null,
  confirmedBy: null,
  confirmedAt: null,
  moved: false,
  internalNote: null,
  voting: null,
  currency: null,
  facilities: null,
  publishReason: null,
  effectiveOn: null,
  lawEdition: '2026',
  rule: null,
  proposedBy: ravi,
  proposedAt: '2026-11-02T10:00:00.000Z',
  returnedBy: null,
  returnedAt: null,
  returnRemark: null,
  reviewNote: null,
};

const to = 'POST /api/claims/claim/determinations';

interface Desk {
  as?: typeof meera;
  of?: PresentedClaim;
  determinations?: PresentedDetermination[];
  mayConfirmOwn?: boolean;
  answers?: Answers;
}
/** A case whose days nobody entered: no claim of it is late. */
const daysUnknown = { commencementDate: null, lastDateForClaims: null, rfrpDate: null };

function show({
  as = meera,
  of = claim,
  determinations = [],
  mayConfirmOwn = true,
  answers,
}: Desk = {}) {
  const done = jest.fn();
  const page = opened(<DeterminationPane claim={of} onDone={done} />, {
    as,
    answers: {
      'GET /api/claims/claim/determinations': { determinations },
      'GET /api/case': { mayConfirmOwn, ...daysUnknown },
      ...answers,
    },
  });
  return { ...page, done };
}

/** The time to undo is over. */
const timeIsOver = () => act(() => heldDeeds.sendAll(false));

beforeEach(emptyVault);
afterEach(() => {
  for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
});

const button = (name: string) => screen.findByRole('button', { name });
async function admitAll(user: UserEvent) {
  for (const all of await screen.findAllByRole('button', { name: /^All \(/ }))
    await user.click(all);
}
const kept = () => keptDetermination<{ internalNote: string }>(meera.id, 'claim');

test('what is confirmed is what the fields say, of the claim and the determination that were read', async () => {
  const confirmed = { ...proposal, number: 5, state: 'confirmed' };
  const { user, sent, done } = show({
    determinations: [{ ...proposal, state: 'returned' }],
    answers: { [to]: confirmed },
  });
  await admitAll(user);
  await user.type(screen.getByLabelText('Internal note'), ' Paid in May ');
  await user.click(await button('Confirm'));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent(to)).toEqual([]);
  await timeIsOver();
  expect(sent(to)).toEqual([
    expect.objectContaining({
      claimVersion: 3,
      seen: 4,
      confirm: true,
      internalNote: 'Paid in May',
    }),
  ]);
  const [{ heads }] = sent(to) as [{ heads: Record<string, string>[] }];
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads)
    expect(head).toMatchObject({ admitted: head.claimed, notAdmitted: '0.00' });
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('what is proposed and refused, or not answered, is still there and says so', async () => {
  const { user, reload } = show({ answers: { [to]: cutOff } });
  await admitAll(user);
  await user.type(screen.getByLabelText('Internal note'), 'Paid');
  await user.click(await button('Propose'));
  await waitFor(() => expect(heldDeeds.current()).toHaveLength(1));
  await timeIsOver();
  expect(heldDeeds.current()).toMatchObject([{ state: 'failed', kind: 'propose' }]);
  reload();
  await screen.findByDisplayValue('Paid');
});

test('what is typed at the desk is there again after a reload', async () => {
  const { user, reload } = show();
  await user.type(await screen.findByLabelText('Internal note'), 'Paid');
  await waitFor(async () => expect((await kept())?.values.internalNote).toBe('Paid'));
  reload();
  await screen.findByDisplayValue('Paid');
});

test('amounts that do not add up are marked, and nothing is held', async () => {
  const { user, done } = show();
  const [admitted] = await screen.findAllByLabelText('Admitted');
  await user.type(admitted as HTMLElement, '1');
  await user.click(await button('Confirm'));
  expect(
    (await screen.findAllByText('The amounts do not add up to what is claimed')).length,
  ).toBeGreaterThan(0);
  expect(done).not.toHaveBeenCalled();
  expect(heldDeeds.current()).toEqual([]);
});

test.each<[string, Desk, { confirm?: true; propose?: true; giveBack?: true; waits?: RegExp }]>([
  [
    'an administrator confirms or returns a colleague’s proposal',
    {},
    { confirm: true, giveBack: true },
  ],
  [
    'a proposer waits for a second person',
    { determinations: [{ ...proposal, proposedBy: meera }], mayConfirmOwn: false },
    { giveBack: true, waits: /Somebody else has to confirm/ },
  ],
  [
    'a case manager waits for an administrator',
    { as: ravi, determinations: [{ ...proposal, proposedBy: meera }], mayConfirmOwn: false },
    { waits: /An administrator has to confirm/ },
  ],
  [
    'a case manager proposes',
    { as: ravi, determinations: [], mayConfirmOwn: false },
    { propose: true },
  ],
  [
    'who may confirm their own confirms or proposes',
    { determinations: [] },
    { confirm: true, propose: true },
  ],
])('at the desk %s', async (_, desk, { confirm, propose, giveBack, waits }) => {
  show({ determinations: [proposal], ...desk });
  await screen.findByRole('form');
  const there = (name: string) => {
    const found = screen.queryByRole<HTMLButtonElement>('button', { name });
    return Boolean(found && !found.disabled);
  };
  expect({
    confirm: there('Confirm'),
    propose: there('Propose'),
    giveBack: there('Return…'),
  }).toEqual({
    confirm: confirm ?? false,
    propose: propose ?? false,
    giveBack: giveBack ?? false,
  });
  if (waits) screen.getByText(waits);
});

test('an unchanged proposal of a colleague is confirmed by its id, and returned with a remark', async () => {
  const confirm = 'POST /api/determinations/d1/confirm';
  const giveBack = 'POST /api/determinations/d1/return';
  const { user, sent, calls } = show({
    determinations: [proposal],
    answers: {
      [confirm]: refused(409, 'no_longer_proposed', 'It was returned.'),
      [giveBack]: proposal,
    },
  });
  await user.click(await button('Confirm'));
  await timeIsOver();
  expect(sent(confirm)).toHaveLength(1);
  expect(calls.filter(({ call }) => call === to)).toEqual([]);
  expect(heldDeeds.current()).toMatchObject([{ state: 'failed', kind: 'confirm' }]);
  await user.click(await button('Return…'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  within(dialog).getByText('Say what they should look at again');
  await user.type(within(dialog).getByRole('textbox'), ' The interest ');
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  await timeIsOver();
  expect(sent(giveBack)).toEqual([{ remark: 'The interest' }]);
});

test('the key to the amounts selects the first, and one that fills it in selects it again', async () => {
  const { user } = show();
  const [admitted] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Admitted/ });
  await user.keyboard('g1000{Alt>}g{/Alt}');
  await user.tab();
  await user.keyboard('{Alt>}g{/Alt}5');
  expect(admitted?.value).toBe('5');
  await user.keyboard('{Alt>}a{/Alt}7');
  expect(admitted?.value).toBe('7');
});

describe('the table of heads', () => {
  const loan = claimOf('form_c', {
    version: 3,
    claimAmount: '1000.00',
    claimData: {
      ...claimOf('form_c').claimData,
      principalAmount: '700',
      interestAmount: '200',
      penaltyAmount: '100',
    },
  });
  const cells = (part: string) =>
    screen.findAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${part} `) });
  const values = async (part: string) => (await cells(part)).map(({ value }) => value);
  const begin = async () => {
    const page = show({ of: loan });
    const [first] = await cells('Admitted');
    await page.user.click(first as HTMLElement);
    return page;
  };

  test('goes from cell to cell by keys, and Enter in it decides nothing', async () => {
    const { user } = await begin();
    await user.keyboard('500{Enter}150{Enter}50{Enter}');
    expect(await values('Admitted')).toEqual(['500', '150', '50']);
    expect(heldDeeds.current()).toEqual([]);
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}200{ArrowDown}{ArrowUp}');
    expect(await values('Contingent')).toEqual(['200', '', '']);
    const [contingent] = await cells('Contingent');
    expect(document.activeElement).toBe(contingent);
    // Within a text the keys are the text's.
    await user.keyboard('{End}{ArrowLeft}');
    expect((await cells('Contingent')).indexOf(document.activeElement as HTMLInputElement)).toBe(
      -1,
    );
  });

  test('= puts what is left of a head into its cell, and Escape gives the former amount back', async () => {
    const { user } = await begin();
    await user.keyboard('500{ArrowRight}=');
    expect(await values('Contingent')).toEqual(['200.00', '', '']);
    await user.keyboard('=');
    expect(await values('Contingent')).toEqual(['200.00', '', '']);
    await user.keyboard('7{Escape}');
    expect(await values('Contingent')).toEqual(['', '', '']);
  });

  test('has tools and a reason for the head in focus, else for all', async () => {
    const { user } = await begin();
    await user.click(screen.getByRole('button', { name: /^None \(Principal/ }));
    expect(await values('Not admitted')).toEqual(['700.00', '', '']);
    await user.selectOptions(screen.getByLabelText(/^Reason, Principal/), 'paid_already');
    await user.click(screen.getByLabelText('Internal note'));
    await user.click(screen.getByRole('button', { name: 'Rest: refuse (all heads)' }));
    expect(await values('Not admitted')).toEqual(['700.00', '200.00', '100.00']);
    await user.click(screen.getByRole('button', { name: 'Same for all heads' }));
    await user.click(await button('Confirm'));
    await waitFor(() => expect(heldDeeds.current()).toHaveLength(1));
  });

  test('says in its row what is left, too much or wrong, and leads there', async () => {
    const { user, done } = await begin();
    const row = (name: string) => screen.getByRole('row', { name });
    await user.keyboard('700.01');
    within(row('Principal Amount')).getByText('₹0.01 too much');
    within(row('Interest Amount')).getByText('₹200.00 left to place');
    await user.keyboard('{Control>}a{/Control}700');
    await user.click(await button('Confirm'));
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(row('Interest Amount')));
    within(row('Interest Amount')).getByText('The amounts do not add up to what is claimed');
    expect(done).not.toHaveBeenCalled();
  });
});

const dollar = { currency: 'USD', rate: '83.1234', day: '2026-01-10', source: 'FBIL' };

test('a claim in another currency is shown in rupees by the rate of the case, and sent with it', async () => {
  const rates = { 'GET /api/case': { mayConfirmOwn: true, ...daysUnknown, rates: [dollar] } };
  const dollars = claimOf('form_b', { version: 3, claimAmount: '83123.40' });
  const { user, sent } = show({ of: dollars, answers: { ...rates, [to]: proposal } });
  await admitAll(user);
  await user.selectOptions(await screen.findByLabelText('Claimed in'), 'USD');
  const amount = await screen.findByLabelText('Amount in USD');
  await user.type(amount, '1001');
  screen.getByText('USD 1,001.00 × ₹83.1234 = ₹83,206.52 (rate of 10 Jan 2026, FBIL)');
  screen.getByText('The form claims ₹83,123.40, by this rate it is ₹83,206.52.');
  await user.clear(amount);
  // It may be meant as 12.5.
  await user.type(amount, '12,5');
  await user.click(await button('Propose'));
  await screen.findByText('Above zero, with at most three decimals');
  await user.clear(amount);
  await user.type(amount, '1,000');
  expect(screen.queryByText(/^The form claims/)).toBeNull();
  await user.click(await button('Propose'));
  await timeIsOver();
  const currency = { code: 'USD', amount: '1000', rate: '83.1234' };
  expect(sent(to)).toEqual([expect.objectContaining({ currency })]);
});

test('the desk names what the case has no rate of, and asks none of a claim for many', async () => {
  show();
  await screen.findByText(/an administrator first enters its rate/);
  cleanup();
  show({
    determinations: [
      { ...proposal, currency: { ...dollar, code: 'EUR', amount: '5.00', rupees: '415.62' } },
    ],
  });
  await screen.findByText('The case has no rate of EUR yet.');
  cleanup();
  show({ of: claimOf('form_e', { version: 3 }) });
  await screen.findByRole('form');
  expect(screen.queryByLabelText('Claimed in')).toBeNull();
});

describe('the facilities of a lender', () => {
  const loan = claimOf('form_c', { version: 3, claimAmount: '1000.00' });
  const facility: Facility = {
    kind: 'term_loan',
    name: 'Loan of 2024',
    claimed: '700.00',
    admitted: '700.00',
    securities: [],
  };
  const admitted: PresentedDetermination = {
    ...proposal,
    category: 'unsecured_financial',
    state: 'returned',
    facilities: [facility],
  };

  test('are entered with what secures them, start with what was said, and are sent once they add up', async () => {
    const { user, sent } = show({
      of: loan,
      determinations: [admitted],
      answers: { [to]: proposal },
    });
    await admitAll(user);
    const section = await screen.findByRole('region', { name: 'Facilities and their security' });
    const amountIn = (group: string, label: string) =>
      within(within(section).getByRole('group', { name: group })).getByLabelText(label);
    expect(amountIn('Facility a', 'Claimed')).toHaveProperty('value', '700.00');
    within(section).getByText(/Claimed: ₹300.00 of the claim is under no facility yet/);
    await user.click(await button('Add a facility'));
    await user.type(amountIn('Facility b', 'Claimed'), '300.01');
    await user.type(amountIn('Facility b', 'Admitted'), '3 hundred');
    within(section).getByText(/Claimed: ₹0.01 more than in the claim/);
    await user.click(await button('Propose'));
    expect(heldDeeds.current()).toEqual([]);
    await user.clear(amountIn('Facility b', 'Claimed'));
    await user.type(amountIn('Facility b', 'Claimed'), '300');
    await user.clear(amountIn('Facility b', 'Admitted'));
    await user.type(amountIn('Facility b', 'Admitted'), '300');
    expect(within(section).queryByText(/under no facility|more than/)).toBeNull();
    const ofB = within(within(section).getByRole('group', { name: 'Facility b' }));
    await user.click(ofB.getByRole('button', { name: 'Add a security' }));
    await user.type(ofB.getByLabelText(/^Charge ID/), '123');
    await user.click(await button('Propose'));
    expect(heldDeeds.current()).toEqual([]);
    await screen.findByText('Say over what the charge is');
    screen.getByText('Eight or nine digits');
    await user.type(ofB.getByLabelText(/^Charge ID/), '45678');
    await user.type(ofB.getByLabelText(/^Asset/), 'Plot 4 at Nashik');
    await user.selectOptions(ofB.getByLabelText('Rank'), 'first charge, pari passu');
    await user.click(await button('Propose'));
    await timeIsOver();
    const security = {
      charge: 'mortgage',
      asset: 'Plot 4 at Nashik',
      rank: 'first_pari_passu',
      day: null,
      chargeId: '12345678',
      value: null,
    };
    expect(sent(to)).toEqual([
      expect.objectContaining({
        facilities: [
          facility,
          { ...facility, name: null, claimed: '300', admitted: '300', securities: [security] },
        ],
      }),
    ]);
  });

  test('are taken away again, and then there are none', async () => {
    const { user, sent } = show({
      of: loan,
      determinations: [admitted],
      answers: { [to]: proposal },
    });
    await admitAll(user);
    await user.click(await button('Remove facility a'));
    await user.click(await button('Propose'));
    await timeIsOver();
    expect(sent(to)).toEqual([expect.objectContaining({ facilities: null })]);
  });

  test('are asked of no other creditor', async () => {
    show();
    await screen.findByRole('form');
    expect(screen.queryByRole('button', { name: 'Add a facility' })).toBeNull();
  });

  test('name no number of a person without a reason', async () => {
    const account = 'Deposit, account no. 012345678901';
    const securities: Facility['securities'] = [
      { charge: 'pledge', asset: account, rank: null, day: null, chargeId: null, value: null },
    ];
    const whole = { ...facility, claimed: '1000.00', admitted: '1000.00', securities };
    const { user, sent } = show({
      of: loan,
      determinations: [{ ...admitted, facilities: [whole] }],
      answers: { [to]: proposal },
    });
    await admitAll(user);
    await user.click(await button('Propose'));
    expect(heldDeeds.current()).toEqual([]);
    await user.type(
      await screen.findByLabelText(/^Why they are published/),
      'It is the bank’s own',
    );
    await user.click(await button('Propose'));
    await timeIsOver();
    expect(sent(to)).toEqual([
      expect.objectContaining({ publishAnyway: true, reason: 'It is the bank’s own' }),
    ]);
  });
});

describe('the class of a creditor', () => {
  const classes = [
    { number: 2, name: 'Allottees of Tower A', representative: null },
    { number: 5, name: 'Bond holders', representative: null },
  ];
  const flat = claimOf('form_ca', { version: 3 });
  const told = { 'GET /api/case': { mayConfirmOwn: true, ...daysUnknown, classes } };

  test('is asked where the case names classes, starts with what was said, and is sent', async () => {
    const inClass = { ...proposal, category: 'unsecured_class', state: 'returned' } as const;
    const { user, sent } = show({
      of: flat,
      determinations: [{ ...inClass, classNumber: 2, className: 'Allottees of Tower A' }],
      answers: { ...told, [to]: proposal },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Class of creditors');
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Not said',
      'Allottees of Tower A',
      'Bond holders',
    ]);
    expect(field.value).toBe('2');
    await user.selectOptions(field, 'Bond holders');
    await admitAll(user);
    await user.click(await button('Confirm'));
    await waitFor(async () => expect(heldDeeds.current()).toHaveLength(1));
    await timeIsOver();
    expect(sent(to)).toEqual([expect.objectContaining({ classNumber: 5 })]);
  });

  test('stands there before anything was said, and where the class was taken out since', async () => {
    const { close } = show({ of: flat, answers: told });
    expect(await screen.findByLabelText('Class of creditors')).toHaveProperty('value', '');
    close();
    const gone = { ...proposal, category: 'unsecured_class', state: 'returned' } as const;
    show({
      of: flat,
      determinations: [{ ...gone, classNumber: 2, className: 'Allottees of Tower A' }],
      answers: { 'GET /api/case': { ...daysUnknown, classes: [] } },
    });
    await screen.findByLabelText('Class of creditors');
  });

  test.each([
    ['of a case that names none', flat, { 'GET /api/case': { ...daysUnknown, classes: [] } }],
    ['of a creditor in no class', claim, told],
  ])('is not asked %s', async (_, of, answers) => {
    show({ of, answers });
    await screen.findByLabelText('Category in the list of creditors');
    await waitFor(() => expect(screen.queryByText('Loading the determinations')).toBeNull());
    expect(screen.queryByLabelText('Class of creditors')).toBeNull();
  });
});

describe('a list that is pasted by name', () => {
  const employeeDetails = [
    ['Ram Kumar', 'ESI-1', '1000'],
    ['Sita Devi', 'ESI-2', '1000'],
    ['Ram Kumar', 'ESI-3', '1000'],
  ].map(([employeeName, identificationNumber, totalAmountDue], at) => ({
    serialNo: String(at + 1),
    employeeName,
    identificationNumber,
    totalAmountDue,
    periodDue: 'May 2025',
  }));
  const workers = claimOf('form_e', { version: 3, claimAmount: '3000.00' });
  const of = { ...workers, claimData: { ...workers.claimData, employeeDetails } };

  test('waits until each line has a row, shows three sums, and fills in by name', async () => {
    const { user } = show({ of });
    await screen.findByRole('form');
    await user.keyboard('p');
    const panel = await screen.findByRole('dialog', { name: 'Paste a list by name' });
    const fillIn = () => within(panel).getByRole<HTMLButtonElement>('button', { name: /^Fill in/ });
    const box = within(panel).getByLabelText('Names and amounts');
    await user.click(box);
    await user.paste('900\n800');
    within(panel).getByText(/Copy the names too/);
    expect(fillIn().disabled).toBe(true);
    await user.clear(box);
    await user.paste('Name\tAdmitted\nSmt. Sita Devi\t800\nRam Kumar\t900\nTotal\t1,700.01');
    within(panel).getByText('1 of 3 found');
    within(panel).getByText('1 whose name several have');
    within(panel).getByText('₹1,700.01 (₹0.01 apart)');
    within(panel).getByText('₹800.00 (₹900.00 left out)');
    expect(fillIn().disabled).toBe(true);
    // A key that decides does nothing meanwhile.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(heldDeeds.current()).toEqual([]);
    await user.selectOptions(within(panel).getByLabelText(/^Row of Ram Kumar/), '3');
    await user.selectOptions(
      within(panel).getByLabelText('The rest of each claim'),
      'Not admitted',
    );
    await user.selectOptions(
      within(panel).getByLabelText('Reason for all of them'),
      'paid_already',
    );
    await user.click(fillIn());
    expect(screen.queryByRole('dialog')).toBeNull();
    const admitted = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Admitted/ });
    expect(admitted.map(({ value }) => value)).toEqual(['', '800', '900']);
    const refused = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Not admitted/ });
    expect(refused.map(({ value }) => value)).toEqual(['', '200.00', '100.00']);
  });

  test('comes from several lines that are pasted into a cell', async () => {
    const { user } = show({ of });
    const [cell] = await screen.findAllByRole('textbox', { name: /^Admitted/ });
    await user.click(cell as HTMLElement);
    await user.paste('Sita Devi\t5\nRam Kumar\t6');
    await screen.findByText('1 of 3 found');
    await user.keyboard('{Escape}');
    await screen.findByRole('form');
  });
});
