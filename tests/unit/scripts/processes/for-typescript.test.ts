import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/scripts/lib/paths.mjs';
import { forTypeScript } from '@/scripts/lib/processes/run.mjs';

test('a command reaches what our code loads only when it needs it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const command = join(folder, 'command.ts');
  writeFileSync(
    command,
    `void import('${root}/lib/storage/s3-store').then(({ s3Store }) => console.log(typeof s3Store));`,
  );
  try {
    const said = execFileSync(process.execPath, [...forTypeScript, command], { cwd: root });
    expect(String(said)).toBe('function\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
