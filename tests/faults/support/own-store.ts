import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '@/scripts/lib/port.mjs';

/** An S3 server that a test has to itself, and the settings of a portal that uses it. */
export async function ownStore() {
  const directory = mkdtempSync(join(tmpdir(), 'daava-s3-'));
  const port = await freePort();
  let server: S3rver | undefined;
  async function start() {
    server = new S3rver({ address: '127.0.0.1', port, silent: true, directory });
    await server.run();
  }
  async function stop() {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
  }
  await start();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop,
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
