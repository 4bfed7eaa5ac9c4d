import { formatDate, formatDateTime, formatTime } from '@/lib/format/date';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { statutoryRows } from '@/lib/law/statutory-rows';
import { lateClaimOf } from '@/lib/papers/content/late-claim';
import { objectionPaperOf } from '@/lib/papers/content/objection';
import { questionsPaperOf } from '@/lib/papers/content/questions';
import { saidIn } from '@/lib/papers/content/said';
import { withdrawalPaperOf } from '@/lib/papers/content/withdrawal';
import { type PaperKind, paperKinds } from '@/lib/papers/kinds';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import type { PaperText } from '@/lib/papers/typeset/templates';
import { waysOfReceipt } from '@/lib/reference/received-by';
import { indexOfAll, indexOfClaim } from '@/lib/reports/claim-files/packing/file-index';
import {
  allPapersOfSamples,
  caseOfSamples,
  claimOfSamples,
  hostileName,
  lateMarkOfSamples,
  noteOfSamples,
  objectionOfSamples,
  paperOfSamples,
  questionsOfSamples,
} from '@/tests/support/data/paper-samples';
import { piecesOfPdf, textOfPdf } from '@/tests/support/data/pdf-text';

const compiler = paperCompiler();

const nothingKnown = Object.fromEntries(
  Object.keys(caseOfSamples).map((fact) => [fact, null]),
) as unknown as typeof caseOfSamples;

/** Every text of a paper, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

const turnsWriting = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Expects that a paper is set, that no text turns the direction of writing, and that no line leaves the sheet. */
function expectOnSheet(text: PaperText, what: string) {
  expect([what, textsIn(text).filter((one) => turnsWriting.test(one))]).toEqual([what, []]);
  const pieces = piecesOfPdf(compiler.typeset(text));
  const beyond = pieces.filter(({ left, right }) => left < 0 || right > widthOfA4);
  expect([what, beyond]).toEqual([what, []]);
}

/** In points. */
const widthOfA4 = 595.28;

/** Questions, and an answer that was not enough, in the words of that name. */
function askedOf(claim: ReturnType<typeof claimOfSamples>) {
  const asked = questionsOfSamples(claim);
  const item = {
    text: hostileName,
    code: null,
    documentSlot: null,
    returned: { answeredAt: '2026-11-04T06:00:00Z', remark: hostileName },
  };
  return { ...asked, items: [...asked.items, item], earlier: [item] };
}

it.each(paperKinds)('the paper %s is made while nothing is known of the case', async (kind) => {
  for (const language of languages) {
    const paper = await paperOfSamples(kind, claimOfSamples('form_d'), language, nothingKnown);
    expect(compiler.typeset(paper).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it.each(paperKinds)(
  'the paper %s is made of a claim without documents and with hardly an answer',
  async (kind) => {
    const claim = claimOfSamples('form_e', {
      documents: [],
      claimData: {},
      savedBy: null,
      declaredBy: null,
      declaredFrom: null,
    });
    for (const language of languages)
      expect(compiler.typeset(await paperOfSamples(kind, claim, language)).length).toBeGreaterThan(
        1000,
      );
  },
);

test.each(paperKinds)(
  'the paper %s says on its sheet what the mail about it says',
  async (kind) => {
    const paper = await paperOfSamples(kind, claimOfSamples('form_b'), 'en');
    const plain = (text: string) => text.replace(/[\s\u200b]+/g, '');
    const sheet = plain(textOfPdf(compiler.typeset(paper)));
    const { title, lines } = saidIn(paper);
    for (const line of [title, ...lines.flatMap((one) => one.split(/: |\n/))])
      expect(sheet).toContain(plain(line));
  },
);

/** In points: where the body of a sheet begins and ends, as `frame.typ` has it. */
const body = { from: 42.5, to: 756.9 };

/** The size in points in which most letters are set. */
function commonestSize(pieces: ReturnType<typeof piecesOfPdf>) {
  const letters = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 10) / 10;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0];
}

describe.each(paperKinds)('the paper %s', (kind) => {
  it.each(creditorTypes)(
    'of %s is set in 11 points, and no page of it is half empty',
    async (type) => {
      for (const language of languages) {
        const pdf = compiler.typeset(await paperOfSamples(kind, claimOfSamples(type), language));
        const pieces = piecesOfPdf(pdf).filter(({ baseline }) => baseline <= body.to);
        expect([language, commonestSize(pieces)]).toEqual([language, 11]);
        const pages = Math.max(...pieces.map(({ page }) => page));
        const on = (page: number) => pieces.filter((piece) => piece.page === page);
        for (let page = 1; page < pages; page += 1) {
          const filled = Math.max(...on(page).map(({ baseline }) => baseline)) - body.from;
          expect(filled / (body.to - body.from)).toBeGreaterThan(0.85);
        }
        // How to check it does not stand alone.
        expect(on(pages).some(({ size }) => Math.round(size) === 11)).toBe(true);
      }
    },
  );
});

test('a letter that no font has becomes a lozenge, and only then the paper says so', async () => {
  const odd = await paperOfSamples(
    'acknowledgement',
    claimOfSamples('form_d', { creditorName: '漢字\u0007' }),
    'en',
  );
  const plain = await paperOfSamples('acknowledgement', claimOfSamples('form_d'), 'en');
  expect(compiler.typeset(odd)).not.toEqual(compiler.typeset(plain));
  expect(compiler.typeset({ ...plain, lacking: 'another sentence' })).toEqual(
    compiler.typeset(plain),
  );
  expect(compiler.typeset({ ...odd, lacking: 'another sentence' })).not.toEqual(
    compiler.typeset(odd),
  );
});

test('an error for what a template lacks does not contain the paper’s text', async () => {
  const { foot: _foot, ...lacking } = await paperOfSamples(
    'decision',
    claimOfSamples('form_b'),
    'en',
  );
  const faulty = { ...lacking, title: 'Ramesh Kumar Yadav' };
  expect(() => compiler.typeset(faulty)).toThrow(
    'A paper could not be set: 0: dictionary does not contain key',
  );
  expect(() => compiler.typeset(faulty)).not.toThrow('Ramesh');
});

test('each paper of each form is set in each language: tagged, marked as PDF/UA, and the same every time', async () => {
  for (const [kind, type, language] of allPapersOfSamples()) {
    const text = await paperOfSamples(kind, claimOfSamples(type), language);
    const pdf = compiler.typeset(text);
    const said = pdf.toString('latin1');
    expect([kind, type, language, said.includes('/StructTreeRoot')]).toEqual([
      kind,
      type,
      language,
      true,
    ]);
    expect(said).toMatch(/pdfuaid:part>1|pdfuaid:part="1"/);
    expect(compiler.typeset(text).equals(pdf)).toBe(true);
  }
});

test('a name in five scripts that turns the direction of writing fits on every paper', async () => {
  expect(hostileName).toHaveLength(200);
  const claim = claimOfSamples('form_d', { creditorName: hostileName, savedBy: hostileName });
  const facts = { ...caseOfSamples, debtorName: hostileName, professionalName: hostileName };
  for (const kind of paperKinds)
    for (const language of languages)
      expectOnSheet(await paperOfSamples(kind, claim, language, facts), kind);
  const texts: [PaperKind, object][] = languages.flatMap((language) => [
    ['questions', questionsPaperOf(facts, claim, askedOf(claim), language)],
    [
      'late_claim',
      lateClaimOf(
        facts,
        { ...claim, claimData: { ...claim.claimData, delayReason: hostileName } },
        lateMarkOfSamples({ reasons: hostileName }),
        language,
      ),
    ],
    [
      'objection',
      objectionPaperOf(
        facts,
        claim,
        objectionOfSamples(claim, { text: hostileName, reasons: hostileName }),
        language,
      ),
    ],
    ...(['noted', 'undone'] as const).map((deed): [PaperKind, object] => [
      'withdrawal',
      withdrawalPaperOf(facts, claim, noteOfSamples({ deed, reason: hostileName }), language),
    ]),
  ]);
  for (const [kind, text] of texts)
    expectOnSheet({ ...(await paperOfSamples(kind, claim, 'en', facts)), ...text }, kind);
});

test.each(['W'.repeat(200), 'm@'.repeat(100), 'க்ஷ'.repeat(60), 'ঔ'.repeat(200)])(
  'the name %.5s…, without one blank, fits on every paper',
  async (name) => {
    const claim = claimOfSamples('form_d', { creditorName: name, savedBy: name });
    const facts = { ...caseOfSamples, debtorName: name, professionalName: name };
    for (const kind of paperKinds)
      expectOnSheet(await paperOfSamples(kind, claim, 'en', facts), kind);
  },
);

test('a file name in five scripts that turns the direction of writing fits in the index of a whole file', () => {
  const { claimNumber, creditorType, claimAmount, submittedAt } = claimOfSamples('form_d');
  const claim = {
    id: '00000000-0000-4000-8000-000000000001',
    claimNumber,
    creditorType,
    claimAmount,
    submittedAt,
    creditorName: hostileName,
    status: 'withdrawn' as const,
    version: 1,
    withdrawalReason: hostileName,
    admitted: null,
    assignedTo: hostileName,
  };
  const entry = { path: hostileName, size: 12, sha256: 'a'.repeat(64) };
  const items = [entry, 'damaged' as const, 'missing' as const].map((one) => ({
    name: `documents/01-${hostileName}`,
    about: 'Received',
    entry: one,
  }));
  for (const language of languages) {
    const sheet = { facts: caseOfSamples, language, madeAt: submittedAt };
    expectOnSheet(indexOfClaim(claim, [{ title: 'Documents', items }], sheet), 'index');
    expectOnSheet(indexOfAll([{ claim, index: entry, files: 1 }], 1, sheet), 'index of all');
  }
});

test('a paper groups amounts as in India and gives times in India, in both languages', async () => {
  const claim = claimOfSamples('form_d', { claimAmount: '9999999999999999.99' });
  for (const language of languages) {
    const texts = textsIn(await paperOfSamples('acknowledgement', claim, language)).join('\n');
    expect(texts).toContain('₹9,99,99,99,99,99,99,999.99');
    expect(texts).toContain(language === 'en' ? '1 Nov 2026, 2:01 pm' : '1 नवंबर 2026, दोपहर 2:01');
  }
});

test.each(paperKinds)(
  'the paper %s breaks up nothing as short as an e-mail address',
  async (kind) => {
    const paper = await paperOfSamples(kind, claimOfSamples('form_d'), 'en');
    for (const text of textsIn(paper))
      if (text.includes('@')) expect(text.replaceAll('\u200b', '')).toBe(text);
  },
);

test('a claim form shows the declaration with its maker and network, and only where one was given', async () => {
  const { declare } = wordsIn('en').wizard.review;
  const said = async (changes: Parameters<typeof claimOfSamples>[1]) =>
    textsIn(await paperOfSamples('claim_form', claimOfSamples('form_b', changes), 'en'));
  expect(await said({})).toEqual(expect.arrayContaining([declare, 'Asha Devi', '203.0.113.7']));
  const without = { declared: false };
  for (const changes of [
    { ...without, enteredForClaimant: true },
    { ...without, inFile: true },
    { ...without, enteredForClaimant: true, version: 2, corrected: true },
    { ...without, byTransfer: true },
    { ...without, byTransfer: true, enteredForClaimant: true },
    without,
  ]) {
    const texts = await said(changes);
    expect(texts).not.toContain(declare);
    expect(texts).not.toContain('203.0.113.7');
    expect(texts).not.toContain('Asha Devi');
  }
});

test('the form of a changed claim says who changed it, and with which declaration it was filed', async () => {
  for (const language of languages) {
    const { wizard, papers } = wordsIn(language);
    const said = async (changes: Parameters<typeof claimOfSamples>[1]) =>
      textsIn(
        await paperOfSamples(
          'claim_form',
          claimOfSamples('form_b', { version: 2, ...changes }),
          language,
        ),
      );
    const filed = await said({ savedBy: 'Ravi Menon', savedAt: new Date('2026-11-09T08:31:00Z') });
    expect(filed).toEqual(
      expect.arrayContaining([
        papers.claimForm.declaredWithFirst,
        'Asha Devi',
        '203.0.113.7',
        'Ravi Menon',
      ]),
    );
    const entered = await said({ enteredForClaimant: true, declared: false });
    expect(entered).toContain(papers.claimForm.changedWithout);
    for (const texts of [filed, entered]) {
      expect(texts).not.toContain(wizard.review.declare);
    }
    expect(entered).not.toContain('203.0.113.7');
  }
});

test('a claim form names the edition of the form that its version was filed in', async () => {
  for (const language of languages) {
    const claim = claimOfSamples('form_b', { formEdition: '2020-1' });
    const { edition } = wordsIn(language).papers.claimForm;
    expect(textsIn(await paperOfSamples('claim_form', claim, language))).toEqual(
      expect.arrayContaining([edition, '2020-1']),
    );
  }
});

test('an acknowledgement says in which way the claim arrived', async () => {
  const said = async (changes: Parameters<typeof claimOfSamples>[1]) =>
    textsIn(await paperOfSamples('acknowledgement', claimOfSamples('form_b', changes), 'en'));
  const { modes } = wordsIn('en').papers.acknowledgement;
  expect(await said({})).toContain(modes.portal);
  expect(await said({ inFile: true })).toContain(modes.file);
  expect(await said({ enteredForClaimant: true })).toContain(modes.forClaimant);
  expect(await said({ byTransfer: true })).toContain(modes.transfer);
  expect(await said({ byTransfer: true, enteredForClaimant: true })).toContain(modes.transfer);
});

test.each(waysOfReceipt)(
  'an acknowledgement of a claim that came on paper, %s, gives the way and the day without a time',
  async (receivedBy) => {
    const day = new Date('2026-10-31T18:30:00Z');
    const claim = claimOfSamples('form_b', {
      receivedBy,
      enteredForClaimant: true,
      declared: false,
      submittedAt: day,
      savedAt: day,
      documents: [],
    });
    for (const language of languages) {
      const { acknowledgement } = wordsIn(language).papers;
      const on = formatDate(day, language);
      const { facts } = (await paperOfSamples('acknowledgement', claim, language)) as unknown as {
        facts: { label: string; value: string }[];
      };
      expect(facts).toContainEqual({ label: acknowledgement.received, value: on });
      expect(facts).toContainEqual({
        label: acknowledgement.mode,
        value: acknowledgement.modes[receivedBy],
      });
      const { subtitle } = (await paperOfSamples('claim_form', claim, language)) as unknown as {
        subtitle: string;
      };
      expect(subtitle).toContain(on);
      expect(subtitle).not.toContain(formatTime(day, language));
      const later = { ...claim, version: 2, savedAt: new Date('2026-11-03T05:10:00Z') };
      const changed = textsIn(await paperOfSamples('claim_form', later, language)).join('\n');
      expect(changed).toContain(formatDateTime(later.savedAt, language));
    }
  },
);

test.each([
  ['2026-11-02T06:00:00Z', '9 Nov 2026'],
  ['2026-11-10T06:00:00Z', '17 Nov 2026'],
  ['2027-02-01T06:00:00Z', '8 Feb 2027'],
])(
  'the acknowledgement of a claim received at %s says that it is verified by %s',
  async (at, day) => {
    const claim = claimOfSamples('form_b', { submittedAt: new Date(at), savedAt: new Date(at) });
    const { next } = (await paperOfSamples('acknowledgement', claim, 'en')) as unknown as {
      next: { lines: string[] };
    };
    expect(next.lines[0]).toContain(`checks it by ${day}`);
    const hindi = (await paperOfSamples(
      'acknowledgement',
      claim,
      'hi',
    )) as unknown as typeof next & {
      next: { lines: string[] };
    };
    expect(hindi.next.lines[0]).toContain('तक');
  },
);

test('an acknowledgement speaks of the end of late claims only after the request for resolution plans', async () => {
  // The 90 days end on 13 January 2027.
  const at = new Date('2027-02-01T06:00:00Z');
  const claim = claimOfSamples('form_b', { submittedAt: at, savedAt: at });
  for (const language of languages) {
    const { late, veryLate } = wordsIn(language).papers.acknowledgement;
    const date = formatDate('2026-11-02', language);
    for (const [rfrpDate, said] of [
      [null, late],
      ['2027-02-01', late],
      ['2027-01-31', veryLate],
    ] as const) {
      const facts = { ...caseOfSamples, rfrpDate };
      const texts = textsIn(await paperOfSamples('acknowledgement', claim, language, facts));
      expect(texts).toContain(said.replace('{date}', date));
    }
  }
});

test('no paper shows an identifier in full', async () => {
  for (const type of creditorTypes) {
    const { claimData } = claimOfSamples(type);
    const texts = textsIn(await paperOfSamples('claim_form', claimOfSamples(type), 'en')).join(
      '\n',
    );
    for (const name of [
      'panNumber',
      'aadhaarNumber',
      'accountNumber',
      'bankAccountNumber',
      'representativePan',
    ])
      if (typeof claimData[name] === 'string') expect(texts).not.toContain(claimData[name]);
  }
});

test.each(creditorTypes)('each field of %s is in exactly one row of the statutory form', (type) => {
  const rows = Object.values(statutoryRows).flat() as string[];
  for (const { name } of fieldsOf(formOf(type)))
    expect([name, rows.filter((one) => one === name).length]).toEqual([name, 1]);
});
