import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { inDataFolder } from '@/lib/platform/data-folder';
import { env } from '@/lib/platform/env';

export interface Attachment {
  filename: string;
  content: Buffer;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** Trial mode keeps mail here instead of sending it, one JSON file a letter. */
export const inOutbox = (...names: string[]) => inDataFolder('outbox', ...names);

let transport: ReturnType<typeof createTransport> | undefined;

const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Tells machines not to answer: RFC 3834, and Exchange's own header for absences. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends a letter by SMTP, or puts it into a trial's outbox; gives which. `id` becomes its Message-ID, by which readers recognise
 * a letter that came twice. Throws when the server refuses or is away, and in production without one.
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
