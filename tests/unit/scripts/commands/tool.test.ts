import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '@/package.json';
import { fileOf } from '@/scripts/lib/commands/tool.mjs';
import { root } from '@/scripts/lib/paths.mjs';

const commands = Object.entries(scripts).filter(([, line]) => line.includes('scripts/tool.mjs'));
const names = commands.map(([name]) => name).sort();

test('every program in scripts/tools has a command of its name in package.json', () => {
  for (const [name, line] of commands) expect(line).toBe(`node scripts/tool.mjs ${name}`);
  const files = readdirSync(join(root, 'scripts/tools')).map((file) => `scripts/tools/${file}`);
  expect(names.map(fileOf).sort()).toEqual(files.sort());
});

test.each(['', 'backups', '../lib/check-settings'])(
  'the unknown command %j is refused with the list of commands',
  (name) => {
    const sentence = `There is no command "${name}": choose from ${names.join(', ')}.`;
    expect(() => fileOf(name)).toThrow(sentence);
  },
);
