import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { inDataFolder } from '@/lib/platform/data-folder';
import { env } from '@/lib/platform/env';

/** A file that goes along with a letter. */
export interface Attachment {
  filename: string;
  content: Buffer;
}

/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** Where trial mode keeps the mail it does not send: one JSON file a letter. */
export const inOutbox = (...names: string[]) => inDataFolder('outbox', ...names);

let transport: ReturnType<typeof createTransport> | undefined;

const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Tells machines not to answer: RFC 3834, and Exchange's own header, which it goes by for absences. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends a letter by SMTP if that is configured; a trial without it writes the letter to the outbox. `id` becomes its
 * Message-ID, by which mail servers and readers recognise a letter that came twice. Gives whether it was sent or only kept.
 * Throws when the mail server refuses or is away, and in production without one.
 */
export async function send(letter: Letter, id: string): Promise<'sent' | 'kept'> {
  const { SMTP_URL, MAIL_FROM, PORTAL_MODE } = env();
  if (SMTP_URL) {
    transport ??= createTransport({ url: SMTP_URL, ...smtpTimeouts });
    const host = /@([\w.-]+)>?$/.exec(MAIL_FROM)?.[1] ?? 'localhost';
    await transport.sendMail({
      from: MAIL_FROM,
      ...letter,
      messageId: `<${id}@${host}>`,
      headers,
    });
    return 'sent';
  } else if (PORTAL_MODE === 'trial') {
    await writeToOutbox(letter, id);
    return 'kept';
  } else {
    throw new Error('SMTP_URL is not set');
  }
}

async function writeToOutbox({ attachments = [], ...letter }: Letter, id: string) {
  await mkdir(inOutbox(), { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.json`;
  const names = attachments.map(({ filename }) => filename);
  const half = inOutbox(`${name}.half`);
  await writeFile(
    half,
    JSON.stringify({ sentAt: new Date().toISOString(), ...letter, attachments: names }),
  );
  await rename(half, inOutbox(name));
}
