import 'server-only';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { Language } from '@/lib/i18n/language';
import { paperWords } from '@/lib/papers/content/frame';
import { db } from '@/lib/platform/db';
import { plain } from './plain-text';

const atATime = 200;

async function* messagesOf(claimId: string) {
  for (let after = 0n; ; ) {
    const messages = await db.message.findMany({
      where: { claimId, seq: { gt: after } },
      orderBy: { seq: 'asc' },
      take: atATime,
      include: { sender: true, attachment: { select: { originalFileName: true } } },
    });
    yield* messages;
    const last = messages.at(-1);
    if (!last || messages.length < atATime) return;
    after = last.seq;
  }
}

/** The conversation about a claim as plain text, oldest message first. */
export async function* conversationText(claimId: string, language: Language) {
  const t = paperWords(language);
  let said = 0;
  for await (const { seq, sentAt, sender, message, attachment } of messagesOf(claimId)) {
    said += 1;
    const who = plain(fullName(sender));
    const side = t(sender.role === 'claimant' ? 'file.claimant' : 'file.professional');
    const when = t('at', { when: formatDateTime(sentAt, language) });
    const name = attachment && plain(attachment.originalFileName);
    const attached = name ? `\n${t('file.attachment', { name })}` : '';
    const text = `${seq}. ${when} · ${who} (${side})\n${plain(message)}${attached}\n\n`;
    yield Buffer.from(said === 1 ? `\ufeff${text}` : text);
  }
  if (said === 0) yield Buffer.from(`\ufeff${t('file.noMessages')}\n`);
}
