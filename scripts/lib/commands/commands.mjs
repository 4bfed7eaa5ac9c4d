import { Failure, printFailure } from '../failure.mjs';

/**
 * @typedef {object} Command
 * @property {string} does
 * @property {string} [takes] what may follow its name
 * @property {() => Promise<(args: string[]) => unknown>} load
 */

/** @param {Promise<{ main: (args: string[]) => unknown }>} module */
const mainOf = async (module) => (await module).main;

/** @param {string} name of a program in scripts/tools @param {string} does @returns {Command} */
const tool = (name, does, takes = '') => ({
  does,
  takes,
  load: async () => {
    const { runTool } = await import('./tool.mjs');
    return (args) => runTool(name, args);
  },
});

/** @type {Record<string, Record<string, Command>>} */
export const sections = {
  'Running the portal': {
    start: {
      does: 'installs, builds and starts what is not there yet, and serves the portal',
      load: () => mainOf(import('./start.mjs')),
    },
    'start-built': {
      does: 'serves the portal from a folder that holds all it needs, as in a container',
      load: async () => (await import('./start.mjs')).startBuilt,
    },
    build: {
      does: 'makes all that a start makes in this folder',
      load: () => mainOf(import('./build.mjs')),
    },
    'prepare-database': {
      does: "does with the owner's address what a start does with the database",
      load: () => mainOf(import('./prepare-database.mjs')),
    },
    health: {
      does: 'asks the portal beside it whether it is alive',
      load: () => mainOf(import('./health.mjs')),
    },
  },
  'Beside a portal': {
    'admin:create': tool('admin:create', 'makes an administrator'),
    'second-factor:reset': tool(
      'second-factor:reset',
      'removes the second factor of a person who lost telephone and recovery codes',
      'E-MAIL',
    ),
    'mail:returned': tool(
      'mail:returned',
      'takes a message that came to MAIL_FROM: a letter that a mail server gave up counts as undelivered',
      '< MESSAGE',
    ),
    sql: tool('sql', "asks the portal's database", '[--write] STATEMENT'),
    'audit:verify': tool('audit:verify', 'finds where the audit trail was changed', '[--anchor …]'),
    backup: tool('backup', 'copies database and documents', 'FOLDER'),
    restore: tool('restore', 'brings a backup into an empty place', 'FOLDER'),
    'documents:rotate': tool(
      'documents:rotate',
      'encrypts everything anew under the current master key',
    ),
    'documents:migrate': tool(
      'documents:migrate',
      'copies documents to another store',
      '--to s3|disk',
    ),
    seed: tool('seed', 'adds invented claims with papers to a trial', '--claims NUMBER'),
  },
  'Work on the code': {
    dev: {
      does: 'starts without a build: changes show at once',
      load: () => mainOf(import('./dev.mjs')),
    },
    test: {
      does: 'the gate, or one kind of tests',
      takes: '[--all] [--changed] [KIND [PATTERN…]]',
      load: () => mainOf(import('./test.mjs')),
    },
    'test:node': {
      does: 'unit and API tests under another Node',
      takes: 'VERSION [unit|api] [PATTERN…]',
      load: () => mainOf(import('./by-hand/test-node.mjs')),
    },
    generate: {
      does: 'writes the database client, which types and tests need',
      load: () => mainOf(import('./generate.mjs')),
    },
    'check:imports': {
      does: 'holds every import to the table of rooms',
      load: async () => (await import('./checks.mjs')).imports,
    },
    'check:expressions': {
      does: 'looks for regular expressions that may take too long',
      load: async () => (await import('./checks.mjs')).expressions,
    },
    'check:words': {
      does: 'looks for words that a page asks for and is not given, or writes itself',
      load: async () => (await import('./checks.mjs')).words,
    },
    'image:check': {
      does: 'builds the image, uses it and removes it',
      takes: '[ENGINE]',
      load: () => mainOf(import('./by-hand/check-image.mjs')),
    },
    bench: {
      does: 'measures calls on a large case',
      takes: '[--keep] [NAME…]',
      load: () => mainOf(import('../../../tests/bench/command.mjs')),
    },
    lighthouse: {
      does: "prints Lighthouse's median for each kind of page",
      takes: '[TIMES]',
      load: () => mainOf(import('./by-hand/lighthouse.mjs')),
    },
    gallery: {
      does: 'takes pictures of every screen',
      takes: '[SCREEN…]',
      load: () => mainOf(import('./by-hand/gallery.mjs')),
    },
    mutants: {
      does: 'breaks code and names what no unit test notices',
      takes: 'PATH…',
      load: () => mainOf(import('./by-hand/mutants.mjs')),
    },
    licences: {
      does: 'lists the licences of the packages that the portal runs with',
      load: () => mainOf(import('./by-hand/licences.mjs')),
    },
    vulnerabilities: {
      does: 'asks the registry for known vulnerabilities of the packages',
      load: () => mainOf(import('./by-hand/vulnerabilities.mjs')),
    },
    'leaked-passwords': {
      does: 'makes the filter of common passwords from a list',
      takes: 'FILE.gz',
      load: () => mainOf(import('./by-hand/leaked-passwords.mjs')),
    },
  },
};

const commands = Object.assign({}, ...Object.values(sections));

/** What the command says of itself: every command by its name, what may follow it, and what it does. */
export function helpText() {
  const lines = Object.entries(sections).map(([title, ofTitle]) =>
    [
      `${title}:`,
      ...Object.entries(ofTitle).map(
        ([name, { takes, does }]) => `  ${[name, takes].filter(Boolean).join(' ')}\n      ${does}`,
      ),
    ].join('\n'),
  );
  return ['node scripts/daava.mjs COMMAND', ...lines].join('\n\n');
}

/**
 * The command of this name. Throws a Failure when there is none.
 * @param {string} name
 * @returns {Command}
 */
export function commandOf(name) {
  if (Object.hasOwn(commands, name)) return commands[name];
  throw new Failure(
    `There is no command "${name}": node scripts/daava.mjs help names those there are.`,
  );
}

/** Runs the command that the first argument names, or prints which there are. */
export async function main() {
  const [name = 'help', ...args] = process.argv.slice(2);
  if (name === 'help' || name === '--help') return console.log(helpText());
  try {
    const run = await commandOf(name).load();
    await run(args);
  } catch (error) {
    printFailure(error);
    process.exitCode = 1;
  }
}
