import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireWritable } from '@/scripts/lib/data-folder.mjs';
import { requireFreePort } from '@/scripts/lib/port.mjs';
import { secretsOf } from '@/scripts/lib/secrets.mjs';

const newFolder = () => mkdtempSync(join(tmpdir(), 'data-'));

test('a data folder that does not exist is made', () => {
  const folder = join(newFolder(), 'a', 'b');
  requireWritable(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a data folder that cannot be written to is named in the error', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(() => requireWritable(join(file, 'data'))).toThrow(/^The data folder .* DATA_DIR\.$/);
});

test('secrets are made once, and only their owner can read them', () => {
  const folder = newFolder();
  const secrets = secretsOf(folder, 'trial');
  expect(secretsOf(folder, 'trial')).toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(Buffer.from(secrets.DOCUMENT_KEY ?? '', 'base64')).toHaveLength(32);
});

test.each(['', 'null', '5', '[]', '{"mode":"trial"}', '{"mode":'])(
  'a secrets file that holds %j is refused in a sentence',
  (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'secrets.json'), text);
    expect(() => secretsOf(folder, 'trial')).toThrow(
      /cannot be read\. Put it back from a backup\.$/,
    );
  },
);

test('a data folder cannot serve both a trial and production', () => {
  const [trial, production] = [newFolder(), newFolder()];
  secretsOf(trial, 'trial');
  secretsOf(production, 'production');
  expect(() => secretsOf(trial, 'production')).toThrow('belongs to a trial');
  expect(() => secretsOf(production, 'trial')).toThrow('belongs to a portal in production');
});

test('missing secrets are not made anew beside a database that they would not open', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres'));
  expect(() => secretsOf(folder, 'trial')).toThrow('secrets.json is missing');
});

test('a busy port is named, together with the setting that changes it', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or choose another port with PORT`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('127.0.0.1', port)).resolves.toBeUndefined();
});
