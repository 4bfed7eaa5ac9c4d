import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf } from '@/scripts/lib/commands/commands.mjs';
import { root } from '@/scripts/lib/paths.mjs';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));

/** The values of a unit's setting, in the order in which they stand there. */
const valuesOf = (unit: string, setting: string) =>
  [...read(unit).matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value]) => value);

test('units are found', () => {
  expect(units).toEqual([
    'daava-backup.service',
    'daava-backup.timer',
    'daava-build.service',
    'daava.service',
  ]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

(hasSystemd ? test : test.skip)('systemd finds no fault in any unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    const files = units.map((name) => join(folder, name));
    // As if the portal were installed there.
    for (const name of units)
      writeFileSync(
        join(folder, name),
        read(name).replaceAll('/opt/daava', root).replaceAll('/usr/bin/node', process.execPath),
      );
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...files],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(services)('%s runs a command that there is, as an ordinary user', (service) => {
  const [, name = ''] = /daava\.mjs (\S+)/.exec(valuesOf(service, 'ExecStart').join()) ?? [];
  expect(() => commandOf(name)).not.toThrow();
  expect(valuesOf(service, 'User')).toEqual(['daava']);
  expect(valuesOf(service, 'NoNewPrivileges')).toEqual(['true']);
});

test('the portal cannot change its own code, and the build alone can', () => {
  const writable = (service: string) => [
    ...valuesOf(service, 'ProtectSystem'),
    ...valuesOf(service, 'ReadWritePaths'),
  ];
  expect(writable('daava.service')).toEqual(['strict']);
  expect(writable('daava-backup.service')).toEqual(['strict', '/var/backups/daava']);
  expect(writable('daava-build.service')).toEqual(['strict', '/opt/daava']);
});

test('the portal has the time to end that it takes, and is started again however often it fails', () => {
  const [, grace] =
    /^\s+stop_grace_period: (\d+)s$/m.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  expect(valuesOf('daava.service', 'TimeoutStopSec')).toEqual([grace]);
  expect(valuesOf('daava.service', 'KillMode')).toEqual(['mixed']);
  expect(valuesOf('daava.service', 'Restart')).toEqual(['on-failure']);
  expect(valuesOf('daava.service', 'StartLimitIntervalSec')).toEqual(['0']);
  // Node.js and PostgreSQL write code and run it.
  expect(valuesOf('daava.service', 'MemoryDenyWriteExecute')).toEqual([]);
});
