import { join } from 'node:path';
import { createClaimAs } from '@/tests/support/data/claims';
import { papersAs } from '@/tests/support/data/made-papers';
import { register } from '@/tests/support/data/people';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';
import { brokenIn } from './support/invariants';
import { someMomentWithin } from './support/moments';

test('a portal killed again and again while it sends letters loses none, and calls none sent too early', async () => {
  const office = await openPostOffice();
  const portal = await ownPortal({ SMTP_URL: office.url });
  try {
    let instance = await portal.start();
    const people = await Promise.all(
      Array.from({ length: 6 }, () => register('claimant', instance.address)),
    );
    const claims: { person: (typeof people)[number]; id: string; claimNumber: string }[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const person of people.slice(round * 2, round * 2 + 2))
        claims.push({ person, ...(await createClaimAs(person)) });
      await someMomentWithin(3000);
      await instance.kill();
      await portal.settled();
      const { rows } = await portal.database.query<{ number: string }>(
        `SELECT c.claim_number AS number FROM mail_queue m JOIN papers p ON p.id = m.paper_id
         JOIN claims c ON c.id = p.claim_id WHERE m.outcome = 'sent'`,
      );
      for (const { number } of rows)
        expect(office.letters.some(({ text }) => text.includes(`${number}-P1.pdf`))).toBe(true);
      instance = await portal.start(instance.port);
    }
    for (const { person, id, claimNumber } of claims) {
      await until(async () => {
        const { papers } = (await papersAs(person, id)).body;
        const paper = papers.find(({ kind }) => kind === 'acknowledgement');
        return (
          paper?.sent.some(({ way, state }) => way === 'mail' && state === 'sent') || undefined
        );
      });
      const letters = office.letters.filter(({ text }) => text.includes(`${claimNumber}-P1.pdf`));
      // A letter that was at the mail server when the portal was killed comes again with the same id.
      expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
    }
    expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
  } finally {
    await portal.remove();
    await office.close();
  }
}, 600_000);
