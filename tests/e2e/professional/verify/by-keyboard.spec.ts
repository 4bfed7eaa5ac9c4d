import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@/lib/format/money';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { send } from '@/tests/api/documents/documents-support';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskOf } from '@/tests/support/browser/desk';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
import { paper, photocopy, picture, scan, workbook } from '@/tests/support/data/papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

/** Two of each form, or as many as the measurement asks for. */
const count = Number(process.env.DESK_CLAIMS ?? 12);
/** How long each claim is read, in milliseconds. */
const pause = Number(process.env.DESK_PAUSE ?? 0);

type Files = [name: string, content: Buffer][];

async function filesOf(n: number): Promise<Files> {
  const invoices: Files[number] = [
    'invoices.pdf',
    paper([`Invoice ${n}`, 'Page two', 'Total due']),
  ];
  const others: Files[] = [
    [invoices],
    [
      ['copy.pdf', photocopy()],
      ['photo.png', picture(1200, 1600)],
    ],
    [
      ['scan.pdf', scan()],
      [
        'dues.xlsx',
        await workbook({
          Dues: [
            ['Month', 'Due'],
            ['May', n],
          ],
        }),
      ],
    ],
    [['photo.png', picture(900, 600)], invoices],
    [
      [
        'dues.xlsx',
        await workbook({
          Dues: [
            ['Month', 'Due'],
            ['June', n],
          ],
        }),
      ],
    ],
  ];
  return others[n % others.length] ?? [];
}

/** Notes in the page how long it takes from the key that decides to the next claim's first document in sight. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { deskTimes: times });
    const open = () => document.querySelector('[data-claim]:has([data-drawn])');
    let pressed: { at: number; claim: string | null } | undefined;
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' && event.ctrlKey)
          pressed = { at: event.timeStamp, claim: open()?.getAttribute('data-claim') ?? null };
      },
      { capture: true },
    );
    const look = () => {
      const claim = open()?.getAttribute('data-claim');
      if (!pressed || !claim || claim === pressed.claim) return;
      const { at } = pressed;
      pressed = undefined;
      // Once it has been painted.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - at)));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-drawn', 'data-claim'],
    });
  });

const timesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { deskTimes: number[] }).deskTimes);

const share = (values: number[], part: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0);

interface Filed {
  claimant: TestPerson;
  id: string;
  number: string;
  files: Files;
}

let meera: TestPerson;
const claims: Filed[] = [];

const jotting = (n: number) => `Jotting ${n} of the team`;
/** Every third claim is admitted in part, the others in full. */
const isInPart = (n: number) => n % 3 === 1;

/** Fills in the amounts and what is noted besides, and confirms. */
async function decide(page: Page, n: number) {
  const { keyboard } = page;
  await keyboard.press('a');
  await keyboard.press('t');
  await keyboard.type(jotting(n));
  if (isInPart(n)) {
    await keyboard.press('Alt+g');
    await keyboard.press('Control+A');
    await keyboard.type('1');
    await keyboard.press('Alt+n');
    await keyboard.press('Control+Enter');
    // What is not admitted needs a reason: the focus is where it is asked for.
    const { determination } = deskOf(page);
    await expect(determination.locator('select[name*=".reasons."]').first()).toBeFocused();
    await keyboard.type('More than');
  }
  await keyboard.press('Control+Enter');
}

test.describe.configure({ mode: 'serial' });

test(`${count} claims on all six forms are verified by keyboard alone`, async ({ page }) => {
  test.setTimeout(60_000 + count * 10_000);
  meera = await signUp('ip_admin');
  for (let n = 0; n < count; n += 1) {
    const type = creditorTypes[n % creditorTypes.length] ?? 'form_d';
    const asha = await signUp();
    const claim = await createClaimAs(asha, type);
    const files = await filesOf(n);
    for (const [name, content] of files)
      expect((await send(asha, content, name, { before: { claimId: claim.id } })).status).toBe(201);
    await assignTo(meera, claim.id, meera);
    claims.push({ claimant: asha, id: claim.id, number: claim.claimNumber, files });
  }
  await watch(page);
  await openAs(page, meera, '/ip/verify?assignee=mine');
  const desk = deskOf(page);
  await expect(desk.item(claims[0]?.number ?? '')).toBeVisible();
  await desk.alive();
  await page.keyboard.press('j');

  const began = Date.now();
  const pdfs: number[] = [];
  for (const [n, { number, files }] of claims.entries()) {
    await expect(desk.heading).toHaveText(number);
    for (const [at, [name]] of files.entries()) {
      if (at > 0) await page.keyboard.press(']');
      await expect(
        desk.claim.locator('[data-drawn]').and(page.getByLabel(name, { exact: true })),
      ).toBeVisible();
      if (name === 'invoices.pdf') await page.keyboard.press('.');
    }
    const time = n > 0 ? (await timesOf(page))[n - 1] : undefined;
    if (time !== undefined && files[0]?.[0].endsWith('.pdf')) pdfs.push(time);
    if (pause) await page.waitForTimeout(pause);
    await decide(page, n);
  }
  const seconds = (Date.now() - began) / 1000;
  const ids = claims.map(({ id }) => id);
  await expect
    .poll(
      async () =>
        (
          await rows<{ n: number }>(
            `SELECT count(*)::int AS n FROM determinations d JOIN claims c ON c.id = d.claim_id
             WHERE c.id = ANY ($1::uuid[]) AND c.status = 'approved' AND d.state = 'confirmed'
               AND (d.admitted = c.claim_amount) <> (c.id = ANY ($2::uuid[])) AND d.internal_note LIKE 'Jotting %'`,
            [ids, ids.filter((_, n) => isInPart(n))],
          )
        )[0]?.n,
      { timeout: 30_000 },
    )
    .toBe(count);
  // Each paper was seen once, and the trail says of each that it was.
  const [opened] = await rows<{ n: number }>(
    `SELECT count(DISTINCT details->>'documentId')::int AS n FROM audit_entries
     WHERE claim_id = ANY ($1::uuid[]) AND action = 'document_opened'`,
    [ids],
  );
  expect(opened?.n).toBe(claims.reduce((sum, { files }) => sum + files.length, 0));
  process.stdout.write(
    `${count} claims by keyboard: ${(seconds / count).toFixed(2)} s a claim. From the key to the next claim's first page of PDF: median ${share(pdfs, 0.5)} ms, 95 of 100 ${share(pdfs, 0.95)} ms, longest ${share(pdfs, 1)} ms (${pdfs.length}).\n`,
  );
});

const said = {
  en: { provisional: 'Provisional: it may be revised', reason: 'The company’s books show less' },
  hi: { provisional: 'आख़िरी नहीं: बदल सकता है', reason: 'कंपनी के हिसाब में इससे कम रकम लिखी है' },
} as const;

test(`${count} claimants see what was decided of their claims and why, and nothing else`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + count * 10_000);
  // Of every other claim something new is proposed, which is nobody's business yet.
  for (const [n, { id }] of claims.entries()) {
    if (n % 2) continue;
    const changes = { internalNote: `${jotting(n)}, again`, remarks: `Proposed remark ${n}` };
    expect((await determineAs(meera, id, determinationOf([], changes))).status).toBe(201);
  }
  const inForce = new Map(
    (
      await rows<{ id: string; admitted: string; refused: string }>(
        `SELECT claim_id AS id, admitted::text, not_admitted::text AS refused FROM determinations
         WHERE claim_id = ANY ($1::uuid[]) AND state = 'confirmed'`,
        [claims.map(({ id }) => id)],
      )
    ).map((one) => [one.id, one]),
  );
  const times: number[] = [];
  for (const [n, { claimant, id }] of claims.entries()) {
    const language = n % 4 < 2 ? 'en' : 'hi';
    const { provisional, reason } = said[language];
    const { admitted = '', refused = '' } = inForce.get(id) ?? {};
    const context = await browser.newContext();
    const page = await context.newPage();
    await openAs(page, claimant, '/', language);
    const began = Date.now();
    const drawn = await page.goto(`${claimant.portal}/claim/${id}`);
    const card = page.locator('section[aria-labelledby=admitted-heading]');
    await expect(card.getByRole('heading', { level: 2 })).toContainText(formatMoney(admitted));
    await expect(card).toContainText(provisional);
    await expect(card.getByRole('row').last()).toContainText(formatMoney(admitted));
    times.push(Date.now() - began);
    if (isInPart(n)) {
      await expect(card).toContainText(reason);
      await expect(card.getByRole('row').last()).toContainText(formatMoney(refused));
    } else await expect(card).not.toContainText(reason);
    // Neither in sight, nor in what the page and its calls were sent.
    const headers = { Authorization: `Bearer ${claimant.token}` };
    const answers = await Promise.all(
      ['', '/determinations'].map(async (call) =>
        (await page.request.get(`${claimant.portal}/api/claims/${id}${call}`, { headers })).text(),
      ),
    );
    const sent = [await drawn?.text(), await page.content(), ...answers]
      .join()
      .replaceAll('\\', '');
    expect(sent).toContain(`"admitted":"${admitted}"`);
    for (const hidden of ['Jotting', 'Proposed remark', '"state":"proposed"'])
      expect([id, hidden, sent.includes(hidden)]).toEqual([id, hidden, false]);
    for (const hidden of ['internalNote', 'proposedBy', 'rule'])
      expect([id, hidden, answers.join().includes(`"${hidden}"`)]).toEqual([id, hidden, false]);
    await context.close();
  }
  process.stdout.write(
    `${count} claims as their claimants see them, amounts, reasons and "provisional": median ${share(times, 0.5)} ms from asking to having read each, longest ${share(times, 1)} ms; nothing proposed and no note in any.\n`,
  );
});
