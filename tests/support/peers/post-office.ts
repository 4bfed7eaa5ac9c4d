import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as the mail server received it; `text` is the raw message with quoted-printable undone. */
export interface Delivered {
  to: string;
  messageId: string;
  text: string;
}

const decoded = (raw: string) => {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

interface Office {
  /** Recipients that it refuses. */
  refuse?: string[];
  port?: number;
  /** What it does with a letter before it acknowledges it. */
  before?: () => Promise<unknown>;
}

/** A real mail server on the loopback address. */
export async function openPostOffice({ refuse = [], port = 0, before }: Office = {}) {
  const letters: Delivered[] = [];
  const unknown = new Set(refuse);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox here'), { responseCode: 550 });
      done(unknown.has(address) ? refusal : null);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        await before?.();
        const raw = Buffer.concat(pieces).toString('latin1');
        letters.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
          text: decoded(raw),
        });
        done();
      });
    },
  });
  // A portal that is killed while it writes breaks its connection, which is no fault of the server.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as AddressInfo).port;
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    letters,
    to: (address: string) => letters.filter((letter) => letter.to === address),
    accept: (address: string) => unknown.delete(address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
