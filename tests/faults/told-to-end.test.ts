import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { root } from '@/scripts/lib/paths.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { formOf } from '@/tests/api/documents/documents-support';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { register, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';
import { brokenIn } from './support/invariants';
import { bodyOf, openCall } from './support/slow-call';

let portal: OwnPortal;
beforeEach(async () => {
  portal = await ownPortal();
});
afterEach(() => portal?.remove());

/** A half-sent upload, and a function that sends the rest. */
async function halfAnUpload(person: TestPerson) {
  const form = new Response(formOf(pdf(400_000), 'bill.pdf'));
  const type = form.headers.get('content-type') ?? '';
  const body = Buffer.from(await form.arrayBuffer());
  const path = '/api/documents/upload-object-storage';
  const upload = openCall(person, 'POST', path, { 'Content-Type': type });
  const half = body.length / 2;
  await new Promise((resolve) => upload.call.write(body.subarray(0, half), resolve));
  return async () => {
    upload.call.end(body.subarray(half));
    const answer = await upload.answer;
    return { status: answer.statusCode, document: JSON.parse(await bodyOf(answer)) };
  };
}

/** A report of which only the head was read, and a function that reads the rest. */
async function reportBegun(person: TestPerson) {
  const type = { 'Content-Type': 'application/json' };
  const { call: asking, answer } = openCall(person, 'POST', '/api/reports/export', type);
  asking.end(JSON.stringify({ format: 'csv' }));
  const message = await answer;
  return async () => {
    const lines = Papa.parse((await bodyOf(message)).trim()).data.length - 1;
    return { lines, promised: Number(message.headers['x-report-rows']) };
  };
}

/** Waits until the portal has begun to take in so many files. */
const arriving = (files: number) =>
  until(async () => {
    const incoming = join(portal.folder, 'documents/incoming');
    return (existsSync(incoming) && readdirSync(incoming).length === files) || undefined;
  });

const refusesConnections = (address: string) =>
  until(async () => {
    const answer = await fetch(`${address}/api/health`).catch(() => 'refused');
    return answer === 'refused' || undefined;
  });

test('a server told to end finishes uploads, exports and other calls, ends its streams and takes no new call', async () => {
  const instance = await portal.start();
  const { address } = instance;
  const [asha, meera] = await Promise.all([
    register('claimant', address),
    register('ip_admin', address),
  ]);
  await sendClaims(asha, 'upload', csvOf('form_d', creditors(3000)), {}, address);
  const stream = await listenAs(asha);
  const [sendRest, readRest] = await Promise.all([halfAnUpload(asha), reportBegun(meera)]);

  await arriving(1);
  const stopped = instance.stop();
  await stream.ended;
  await refusesConnections(address);
  expect(instance.child.exitCode).toBeNull();
  const [upload, report] = await Promise.all([sendRest(), readRest()]);
  expect(upload.status).toBe(201);
  expect(report).toEqual({ lines: 3000, promised: 3000 });
  expect(await stopped).toBe(0);

  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
  const next = await portal.start();
  const path = `${next.address}/api/documents/${upload.document.id}/download`;
  expect((await call('GET', path, asha)).status).toBe(200);
});

test('a portal of several processes that is told to end finishes the calls of each', async () => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const child = fork(join(root, 'tests/faults/support/serve-process.mjs'), {
    env: { ...portal.environment, APP_URL: address, PORT: port, WEB_CONCURRENCY: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  try {
    await once(child, 'message');
    const people = await Promise.all([1, 2, 3, 4].map(() => register('claimant', address)));
    const streams = await Promise.all(people.map(listenAs));
    const uploads = await Promise.all(people.map(halfAnUpload));
    await arriving(4);
    child.kill('SIGTERM');
    await Promise.all(streams.map(({ ended }) => ended));
    const answers = await Promise.all(uploads.map((sendRest) => sendRest()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await gone).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
});
