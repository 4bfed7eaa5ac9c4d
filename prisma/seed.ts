import type { Actor } from '@/lib/access/actor';
import { hashPassword } from '@/lib/identity/authentication/password';
import { db, pool } from '@/lib/platform/db';
import { demoUserAgent } from '@/scripts/lib/demo-logins.mjs';
import { type DemoClaim, demoClaims } from './demo/claims';
import { demoClass } from './demo/creditors/class-creditors';
import { demoDollar } from './demo/creditors/lenders';
import { demoDocuments } from './demo/documents';
import { demoPeople } from './demo/people';
import { tellStory } from './demo/story';
import { demoAttachments, makeConversation } from './demo/talk';
import logins from './demo-logins.json';
import { makeClaim, makeUser } from './factories';

const origin = { ipAddress: null, userAgent: demoUserAgent };
const day = 24 * 60 * 60_000;
const daysSinceCommencement = 60;
/** In days after the commencement. */
const lastDate = 52;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);

/** Each person once; those without a login of their own get a password nobody knows. */
async function people(): Promise<Actor[]> {
  const unknown = await hashPassword(crypto.randomUUID());
  return Promise.all(
    demoPeople.map(async (person) => {
      const login = logins.find(({ email }) => email === person.email);
      const passwordHash = login ? await hashPassword(login.password) : unknown;
      const since = daysFromNow(-daysSinceCommencement);
      return makeUser({ ...person, passwordHash, createdAt: since, emailProvenAt: since }, origin);
    }),
  );
}

type Plan = DemoClaim & {
  claimant: Actor;
  documents: string[];
  attachments: ReadonlyMap<string, string>;
};

async function seed() {
  const everyone = await people();
  const personOf = (name: string) => everyone.find(({ email }) => email === name);
  const administrator = everyone.find(({ role }) => role === 'ip_admin');
  if (!administrator) throw new Error('The demonstration needs an administrator.');
  const professionals = {
    ravi: personOf('ravi.menon@example.in'),
    kavita: personOf('kavita.rao@example.in'),
  };
  const commencement = new Date(daysFromNow(-daysSinceCommencement).toISOString().slice(0, 10));
  const plans: Plan[] = await Promise.all(
    demoClaims(commencement).map(async (plan) => {
      const claimant = personOf(plan.email);
      if (!claimant) throw new Error(`Nobody of the demonstration has the address ${plan.email}.`);
      return {
        ...plan,
        claimant,
        documents: await demoDocuments(claimant, plan.papers, plan.language),
        attachments: await demoAttachments(claimant, plan.conversation),
      };
    }),
  );
  const claimIds = new Map<string, string>();
  // All or nothing, with the debtor's name as the sign that it was done: a start that was cut off begins again.
  await db.$transaction(
    async (tx) => {
      await tx.creditorClass.create({ data: demoClass });
      await tx.currencyRate.create({
        data: { currency: 'USD', rate: demoDollar, onDay: commencement, source: 'FBIL' },
      });
      for (const { claimant, assignee, conversation, attachments, ...plan } of plans) {
        const professional = assignee && professionals[assignee];
        const claimId = await makeClaim(tx, claimant, {
          ...plan,
          assignee: professional,
          administrator,
        });
        claimIds.set(claimant.email, claimId);
        if (!conversation) continue;
        await makeConversation(tx, conversation, {
          claimId,
          claimant,
          professional: professional ?? administrator,
          readers: [claimant, administrator, ...(professional ? [professional] : [])],
          begin: new Date(plan.submittedAt.getTime() + 3 * day),
          attachments,
        });
      }
      // What happened long ago was read long ago, nobody gets mail about it, and its bytes are not today's.
      await tx.notification.updateMany({
        where: { createdAt: { lt: daysFromNow(-7) } },
        data: { isRead: true },
      });
      await tx.mail.deleteMany({ where: { kind: 'notification' } });
      await tx.caseSettings.update({
        where: { id: 1 },
        data: {
          debtorName: 'Dhruvtara Cabs Private Limited',
          debtorCin: 'U60231DL2013PTC250001',
          tribunal: 'National Company Law Tribunal',
          tribunalBench: 'New Delhi Bench, Court II',
          caseNumber: `CP (IB) No. 9142/ND/${commencement.getUTCFullYear()}`,
          admissionOrderDate: commencement,
          commencementDate: commencement,
          // The newest claims came after it, each with a day of its own by which it is to be verified.
          lastDateForClaims: daysFromNow(lastDate - daysSinceCommencement),
          professionalName: 'Meera Iyer',
          professionalRegistration: 'IBBI/IPA-001/IP-P00002/2021-2022/10002',
          professionalAddress: '4th floor, Kasturba Chambers, New Delhi 110001',
          professionalEmail: 'meera.iyer@example.in',
          professionalHours: 'Monday to Friday, 10 am to 5 pm',
          professionalHoursHindi: 'सोमवार से शुक्रवार, सुबह 10 से शाम 5 बजे',
        },
      });
    },
    { timeout: 120_000 },
  );
  await tellStory({
    commencement,
    administrator,
    manager: professionals.ravi ?? administrator,
    claimOf(email) {
      const [claimant, claimId] = [personOf(email), claimIds.get(email)];
      if (!claimant || !claimId) throw new Error(`The demonstration lacks a claim of ${email}.`);
      return { claimant, claimId };
    },
  });
  // Nobody gets mail about this either, and its bytes are not today's.
  await db.mail.deleteMany({ where: { kind: 'notification' } });
  await db.accountUsage.updateMany({ data: { dayBytes: 0 } });
  console.log(`Demonstration data: ${everyone.length} people, ${plans.length} claims.`);
}

async function seedOnce() {
  const settings = await db.caseSettings.findUnique({ where: { id: 1 } });
  if (!settings?.debtorName) await seed();
}

seedOnce().finally(() => pool.end());
