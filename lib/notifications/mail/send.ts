import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { inDataFolder } from '@/lib/platform/data-folder';
import { env } from '@/lib/platform/env';

/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where trial mode keeps the mail it does not send: one JSON file a letter. */
export const inOutbox = (...names: string[]) => inDataFolder('outbox', ...names);

let transport: ReturnType<typeof createTransport> | undefined;

const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Sends a letter by SMTP where that is configured; in trial mode without it, writes it to the outbox.
 * `id` becomes its Message-ID, by which a mail server or a reader knows a letter that came twice.
 * Throws when the mail server refuses or is away, and in production without one.
 */
export async function send(letter: Letter, id: string) {
  const { SMTP_URL, MAIL_FROM, PORTAL_MODE } = env();
  if (SMTP_URL) {
    transport ??= createTransport({ url: SMTP_URL, ...smtpTimeouts });
    const host = /@([\w.-]+)>?$/.exec(MAIL_FROM)?.[1] ?? 'localhost';
    await transport.sendMail({ from: MAIL_FROM, ...letter, messageId: `<${id}@${host}>` });
  } else if (PORTAL_MODE === 'trial') {
    await writeToOutbox(letter, id);
  } else {
    throw new Error('SMTP_URL is not set');
  }
}

async function writeToOutbox(letter: Letter, id: string) {
  await mkdir(inOutbox(), { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.json`;
  const half = inOutbox(`${name}.half`);
  await writeFile(half, JSON.stringify({ sentAt: new Date().toISOString(), ...letter }));
  await rename(half, inOutbox(name));
}
