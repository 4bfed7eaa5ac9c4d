import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { shareOf } from '@/lib/access/share';
import { readCase } from '@/lib/case/read';
import { changeRequestsOf } from '@/lib/claims/deeds/changes/read';
import { objectionsOf } from '@/lib/claims/deeds/objections/read';
import { questionsOf } from '@/lib/claims/deeds/questions/read';
import { maskedValues } from '@/lib/claims/records/identifiers/masked';
import { ofClaim } from '@/lib/claims/records/identifiers/values';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Language } from '@/lib/i18n/language';
import { cameOnDay } from '@/lib/papers/content/came-on-day';
import { claimOfPaper } from '@/lib/papers/content/claim';
import { claimFormOf } from '@/lib/papers/content/claim-form';
import { paperWords, plainFrameOf } from '@/lib/papers/content/frame';
import { papers } from '@/lib/papers/kinds';
import { typeset } from '@/lib/papers/typeset/thread';
import { changesText } from '@/lib/reports/claim-files/content/changes';
import { conversationText } from '@/lib/reports/claim-files/content/conversation';
import { objectionsText } from '@/lib/reports/claim-files/content/objections';
import { questionsText } from '@/lib/reports/claim-files/content/questions';
import { trailAsCsv } from '@/lib/reports/claim-files/content/trail';
import type { Archive } from './archive';
import { claimToPack, type PackedClaim, papersOf, type StoredPiece, uploadsOf } from './claim';
import { type Folder, indexOfAll, indexOfClaim, type Listed, type Section } from './file-index';
import { entryName } from './names';
import { contentOf } from './stored';

export interface Packing {
  actor: Actor;
  claimIds: readonly string[];
  language: Language;
  madeAt: Date;
  /** Called before each claim and at the end. Throws to give up packing. */
  progress(done: number): Promise<void>;
}

export interface Packed {
  claimIds: string[];
  documents: { claimId: string; documentId: string }[];
}

/** Fills an archive with the claims that the actor still sees; memory holds one document. Throws what reading throws. */
export async function pack(zip: Archive, packing: Packing): Promise<Packed> {
  const { actor, claimIds, language, madeAt, progress } = packing;
  const sheet = { facts: await readCase(), language, madeAt };
  const packed: Packed = { claimIds: [], documents: [] };
  const folders: Folder[] = [];
  for (const [at, id] of claimIds.entries()) {
    await progress(at);
    const claim = await claimToPack(actor, id);
    if (!claim) continue;
    const before = zip.entries.length;
    const folder = claimIds.length > 1 ? `${claim.claimNumber}/` : '';
    const { sections, documentIds } = await packClaim(zip, actor, claim, folder, sheet);
    const pdf = await typeset(indexOfClaim(claim, sections, sheet), shareOf(actor));
    const index = await zip.add(`${folder}index.pdf`, [pdf], true);
    folders.push({ claim, index, files: zip.entries.length - before });
    packed.claimIds.push(id);
    packed.documents.push(...documentIds.map((documentId) => ({ claimId: id, documentId })));
  }
  if (claimIds.length > 1) {
    const leftOut = claimIds.length - folders.length;
    await zip.add(
      'index.pdf',
      [await typeset(indexOfAll(folders, leftOut, sheet), shareOf(actor))],
      true,
    );
  }
  // In the format that `sha256sum -c` reads.
  const sums = zip.entries.map(({ sha256, path }) => `${sha256}  ${path}\n`);
  await zip.add('SHA256SUMS.txt', [Buffer.from(sums.join(''))], true);
  await progress(claimIds.length);
  return packed;
}

type Sheet = Parameters<typeof indexOfAll>[2];

async function packClaim(
  zip: Archive,
  actor: Actor,
  claim: PackedClaim,
  folder: string,
  sheet: Sheet,
) {
  const t = paperWords(sheet.language);
  const when = (at: Date) => t('at', { when: formatDateTime(at, sheet.language) });
  const documentIds: string[] = [];

  /** Names a file that cannot be read without a sum. */
  async function packStored<Piece extends StoredPiece>(
    pieces: readonly Piece[],
    inside: string,
    about: (piece: Piece) => string,
  ) {
    const listed: Listed[] = [];
    for (const [at, piece] of pieces.entries()) {
      const name = `${inside}/${entryName(at + 1, piece.name)}`;
      const content = await contentOf(piece);
      if (typeof content === 'string') {
        listed.push({ name, about: about(piece), entry: content });
        continue;
      }
      const entry = await zip.add(`${folder}${name}`, content, false);
      listed.push({ name, about: about(piece), entry });
      if (piece.isDocument) documentIds.push(piece.id);
    }
    return listed;
  }

  async function packText(name: string, about: string, content: Parameters<Archive['add']>[1]) {
    return { name, about, entry: await zip.add(`${folder}${name}`, content, true) };
  }

  const versions = await packVersions(zip, actor, claim, folder, sheet);
  const uploaded = await uploadsOf(claim.id, 'documents');
  const documents = await packStored(uploaded, 'documents', ({ at }) =>
    t('file.received', { when: when(at) }),
  );
  const names = new Map(uploaded.map(({ id }, at) => [id, documents[at]?.name ?? '']));
  const letters = await packStored(await papersOf(claim), 'letters', ({ kind, at }) =>
    t('file.letter', { letter: t(`file.letters.${kind}`), when: when(at) }),
  );
  const { questions } = await questionsOf(actor, claim.id);
  const { objections } = await objectionsOf(actor, claim.id);
  const { changes } = await changeRequestsOf(actor, claim.id);
  const talk = [
    await packText(
      'conversation/conversation.txt',
      t('file.conversation'),
      conversationText(claim.id, sheet.language),
    ),
    ...(await packStored(await uploadsOf(claim.id, 'conversation'), 'conversation', ({ at }) =>
      t('file.received', { when: when(at) }),
    )),
    ...(questions.length > 0
      ? [
          await packText('conversation/questions.txt', t('file.questions'), [
            questionsText(questions, names, sheet.language),
          ]),
        ]
      : []),
    ...(objections.length > 0
      ? [
          await packText('conversation/objections.txt', t('file.objections'), [
            objectionsText(objections, names, sheet.language),
          ]),
        ]
      : []),
    ...(changes.length > 0
      ? [
          await packText('conversation/change-requests.txt', t('file.changes'), [
            changesText(changes, claim.creditorType, names, sheet.language),
          ]),
        ]
      : []),
  ];
  const trail = [await packText('audit-trail.csv', t('file.trail'), trailAsCsv(claim.id))];
  const sections: Section[] = [
    { title: t('file.sections.versions'), items: versions },
    { title: t('file.sections.documents'), items: documents },
    { title: t('file.sections.letters'), items: letters },
    { title: t('file.sections.conversation'), items: talk },
    { title: t('file.sections.trail'), items: trail },
  ];
  return { sections, documentIds };
}

async function packVersions(
  zip: Archive,
  actor: Actor,
  claim: PackedClaim,
  folder: string,
  sheet: Sheet,
) {
  const { facts, language, madeAt } = sheet;
  const t = paperWords(language);
  const form = formOf(claim.creditorType);
  const listed: Listed[] = [];
  for (let version = claim.version; version >= 1; version -= 1) {
    const of = await claimOfPaper(claim.id, version, madeAt);
    const values = await maskedValues(form, ofClaim(claim.id), of.claimData);
    const line = t('file.foot', { when: formatDateTime(madeAt, language) });
    const frame = plainFrameOf(facts, { language, madeAt, line });
    const { template } = papers.claim_form;
    const text = { ...frame, template, ...(await claimFormOf(of, values, language)) };
    const pdf = await typeset(text, shareOf(actor));
    const name = `claim/claim-version-${version}.pdf`;
    const when =
      version === 1 && cameOnDay(of)
        ? formatDate(of.savedAt, language)
        : t('at', { when: formatDateTime(of.savedAt, language) });
    const entry = await zip.add(`${folder}${name}`, [pdf], true);
    listed.push({ name, about: t('file.version', { version, when }), entry });
  }
  return listed;
}
