import { createTranslator } from 'next-intl';
import { isOwned } from '@/lib/access/proven-address';
import { readWholeCase } from '@/lib/case/read';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { store } from '@/lib/storage/current';
import { type Addressee, letterTo } from './letter-to';
import type { Attachment } from './send';

/** `facts` are the paper's title and the lines about it. */
interface Bringing {
  id: string;
  paperId: string | null;
  facts: unknown;
}

interface Said {
  title: string;
  lines: string[];
  /** The part of the claim's page that says the same. Letters that wait since an older version lack it. */
  part?: string;
}

/** Further papers wait in the portal. */
const maxAttached = 10;
const maxBytes = 8 * 1024 * 1024;

/** Papers that a letter may bring, oldest first, without those of claims in quarantine and replaced ones. */
export const papersToBring = (ids: readonly (string | null)[]) =>
  db.paper.findMany({
    where: {
      id: { in: ids.flatMap((id) => id ?? []) },
      state: 'made',
      claim: { quarantineId: null },
      OR: [{ replacedById: null }, { replacedBy: { letter: false } }],
    },
    orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
    include: { claim: { select: { claimNumber: true } } },
  });

type Found = Awaited<ReturnType<typeof papersToBring>>[number];

async function contentOf({ fileId, wrappedKey }: Found) {
  if (!fileId || !wrappedKey) throw new Error('A paper that was made has a file');
  const pieces: Buffer[] = [];
  const key = unwrapDataKey(masterKeys(), fileId, wrappedKey);
  for await (const piece of decrypt(
    key,
    await (await store()).get({ bucket: 'papers', id: fileId }),
  ))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** As many papers as fit; none where the case sends links. Throws when the store is away; the letter is tried again. */
export async function attachmentsOf(papers: readonly Found[]): Promise<Attachment[]> {
  if ((await readWholeCase()).letterMail === 'link') return [];
  const attached: Attachment[] = [];
  let bytes = 0;
  for (const paper of papers.slice(0, maxAttached)) {
    bytes += paper.fileSize ?? 0;
    if (bytes > maxBytes) break;
    const filename = `${paper.claim.claimNumber}-P${paper.number}.pdf`;
    attached.push({ filename, content: await contentOf(paper) });
  }
  return attached;
}

/** A letter that brings papers. Null for an unconfirmed address, because it would inform a stranger. */
export async function paperLetter(user: Addressee, mails: readonly Bringing[]) {
  if (!isOwned(user)) return null;
  const papers = await papersToBring(mails.map(({ paperId }) => paperId));
  const [first] = papers;
  if (!first) return null;
  const said = new Map(mails.map(({ paperId, facts }) => [paperId, facts as Said]));
  const locale = languageFrom(first.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'paper' });
  const attachments = await attachmentsOf(papers);
  const alone = papers.length === 1;
  const portal = env().APP_URL.replace(/\/$/, '');
  const titleOf = ({ id, claim }: Found) =>
    t('title', { title: said.get(id)?.title ?? '', claimNumber: claim.claimNumber });
  // Without the file, the letter is what they come for.
  const part = (attachments.length > 0 && said.get(first.id)?.part) || 'papers';
  const letter = await letterTo(
    { ...user, language: first.language },
    {
      subject: alone ? titleOf(first) : t('several', { count: papers.length }),
      lines: [
        ...papers.flatMap((paper) => [titleOf(paper), ...(said.get(paper.id)?.lines ?? [])]),
        ...attachments.map(({ filename }) => t('attached', { filename })),
        t('keep'),
      ],
      link: alone
        ? { href: `${portal}/claim/${first.claimId}#${part}`, label: t('button') }
        : { href: `${portal}/`, label: t('severalButton') },
      attachments,
    },
  );
  const brought = new Set(papers.map(({ id }) => id));
  const told = mails.filter(({ paperId }) => paperId && brought.has(paperId)).map(({ id }) => id);
  return { letter, told };
}
