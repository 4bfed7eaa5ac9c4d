import type { Actor } from '@/lib/access/actor';
import { noteRead } from '@/lib/conversation/mark-read';
import { writeMessage } from '@/lib/conversation/write';
import { slots } from '@/lib/documents/content/slots';
import { receiveFile } from '@/lib/documents/receive';
import { storeUpload } from '@/lib/documents/upload';
import type { Transaction } from '@/lib/platform/db';
import type { Conversation } from './conversations';
import { pdfOf } from './pdf';

const hour = 60 * 60_000;

interface Talk {
  claimId: string;
  claimant: Actor;
  professional: Actor;
  /** Everybody who has read what was read. */
  readers: Actor[];
  /** When it began; what is unread was written within the last days. */
  begin: Date;
  /** The files that come with it, by name; see {@link demoAttachments}. */
  attachments: ReadonlyMap<string, string>;
}

/** Uploads the files of a conversation. Gives their ids, not yet on a claim, by name. */
export async function demoAttachments(claimant: Actor, said: Conversation | undefined) {
  const ids = new Map<string, string>();
  for (const { attachment } of said ? [...said.read, ...said.unread] : []) {
    if (!attachment) continue;
    const pdf = pdfOf([attachment, `${claimant.firstName} ${claimant.lastName}`]);
    const file = await receiveFile({ name: attachment, content: only(pdf) }, [slots.chat]);
    const document = await storeUpload(claimant, file, slots.chat, { documentType: 'attachment' });
    ids.set(attachment, document.id);
  }
  return ids;
}

/** Writes a demonstration conversation, through the verbs of the portal. */
export async function makeConversation(tx: Transaction, said: Conversation, talk: Talk) {
  for (const [index, line] of said.read.entries()) {
    await say(tx, line, talk, new Date(talk.begin.getTime() + index * 3 * hour));
  }
  for (const reader of talk.readers) await noteRead(tx, reader.id, talk.claimId);
  for (const [index, line] of said.unread.entries()) {
    await say(tx, line, talk, new Date(Date.now() - (said.unread.length - index) * 5 * hour));
  }
}

async function say(
  tx: Transaction,
  { by, text, attachment }: Conversation['read'][number],
  { claimId, attachments, ...people }: Talk,
  at: Date,
) {
  const attachmentId = attachment && attachments.get(attachment);
  if (attachmentId) {
    await tx.document.update({ where: { id: attachmentId }, data: { claimId, uploadedAt: at } });
  }
  await writeMessage(tx, people[by], {
    claimId,
    message: text,
    at,
    ...(attachmentId ? { attachmentId } : {}),
  });
}

async function* only(content: Buffer) {
  yield content;
}
