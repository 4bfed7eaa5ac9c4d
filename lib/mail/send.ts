import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where trial mode keeps the mail it does not send: one JSON file a letter. */
export const outboxFolder = () => path.resolve(env().DATA_DIR, 'outbox');

let transport: ReturnType<typeof createTransport> | undefined;

/**
 * Sends a letter by SMTP where that is configured; in trial mode without it, writes it to the outbox.
 * In production without SMTP nothing is sent, and the log says so. Throws when the mail server refuses.
 */
export async function send(letter: Letter) {
  const { SMTP_URL, MAIL_FROM, PORTAL_MODE } = env();
  if (SMTP_URL) {
    transport ??= createTransport(SMTP_URL);
    await transport.sendMail({ from: MAIL_FROM, ...letter });
  } else if (PORTAL_MODE === 'trial') {
    await keepInOutbox(letter);
  } else {
    log.warn('mail not sent: SMTP_URL is not set');
  }
}

async function keepInOutbox(letter: Letter) {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.json`;
  const half = path.join(folder, `${name}.half`);
  await writeFile(half, JSON.stringify({ sentAt: new Date().toISOString(), ...letter }));
  await rename(half, path.join(folder, name));
}
