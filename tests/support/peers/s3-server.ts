import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A folder into which a call that was cut off still writes is not empty for a moment. */
const maxRetries = 10;

/** An S3 server on the loopback address that speaks the protocol over HTTP and keeps files in a folder of its own. */
export async function openS3() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  const asked: string[] = [];
  const refusals: { id: string; status: number }[] = [];
  const uploads = (bucket: string) => join(directory, bucket, '._S3rver_uploads');

  // The package cannot abort an upload in parts, as every S3 can.
  const [answer] = server.httpServer.listeners('request') as [
    (request: IncomingMessage, response: ServerResponse) => void,
  ];
  server.httpServer.removeAllListeners('request');
  server.httpServer.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, bucket = '', , id = searchParams.get('uploadId')] = pathname.split('/');
    asked.push(
      `${request.method} ${[...searchParams.keys()].filter((key) => key !== 'x-id').join('&')}`.trim(),
    );
    // Calls of an earlier test may still arrive, and do not count.
    const at = refusals.findIndex((refusal) => pathname.endsWith(refusal.id));
    const [refusal] = at < 0 ? [] : refusals.splice(at, 1);
    if (refusal) return response.writeHead(refusal.status).end();
    if (request.method !== 'DELETE' || !id) return answer(request, response);
    await rm(join(uploads(bucket), id), { recursive: true, force: true, maxRetries });
    response.writeHead(204).end();
  });

  return {
    port,
    directory,
    /** What was asked: the method, and the names of what stood in the query. */
    asked,
    /** Refuses the next calls about this file, one with each status. */
    refuse: (id: string, ...statuses: number[]) =>
      refusals.push(...statuses.map((status) => ({ id, status }))),
    /** Uploads in parts that were neither completed nor abandoned. */
    unfinished: (bucket: string) => readdir(uploads(bucket)).catch(() => []),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true, maxRetries });
    },
  };
}

/** The keys that the server knows. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
