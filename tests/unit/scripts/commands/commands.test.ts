import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scripts } from '@/package.json';
import { commandOf, helpText, sections } from '@/scripts/lib/commands/commands.mjs';
import { fileOf } from '@/scripts/lib/commands/tool.mjs';
import { root } from '@/scripts/lib/paths.mjs';

const names = Object.values(sections).flatMap((commands) => Object.keys(commands));

test('what package.json calls is a command, by the same name', () => {
  for (const [name, line] of Object.entries(scripts).filter(([, line]) =>
    line.startsWith('node scripts/'),
  ))
    expect([`node scripts/daava.mjs ${name}`, 'node scripts/daava.mjs test --all']).toContain(line);
  const called = Object.values(scripts).flatMap((line) => /daava\.mjs (\S+)/.exec(line)?.[1] ?? []);
  expect(called.length).toBeGreaterThan(20);
  for (const name of called) expect(commandOf(name)).toHaveProperty('does');
});

test('every program in scripts/tools is a command, and package.json has it', () => {
  const beside = Object.keys(sections['Beside a portal'] ?? {});
  const files = readdirSync(join(root, 'scripts/tools')).map((file) => `scripts/tools/${file}`);
  expect(beside.map(fileOf).sort()).toEqual(files.sort());
  for (const name of beside) expect(scripts).toHaveProperty([name]);
});

test.each(['', 'backups', '../lib/check-settings', 'constructor'])('%j is refused', (name) => {
  const sentence = `There is no command "${name}": node scripts/daava.mjs help names those there are.`;
  expect(() => commandOf(name)).toThrow(sentence);
});

test('help names every command, where no package is installed, and by the former name of the program too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daava-bare-'));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const printed = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trimEnd();
  expect(printed('scripts/daava.mjs', 'help')).toBe(helpText());
  expect(printed('scripts/tool.mjs')).toBe(helpText());
  rmSync(folder, { recursive: true });
  for (const name of names) expect(helpText()).toMatch(new RegExp(`^  ${name}( |$)`, 'm'));
});
