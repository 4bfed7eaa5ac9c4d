import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */
/** @typedef {{ name: string, checksum: string }} Had a migration that a database has had */

/** Stands among the migrations, unfinished, while a restore is under way: nothing starts on half a database. */
export const restoreMark = 'restore';

/** Stands there while migrations are applied, when the database is without triggers: the next start of this version, or a later one, goes on. */
export const upgradeMark = 'upgrade';

/**
 * The first version's migrations were folded into one. A database that had them all is at it.
 * The digest is over the lines "name checksum" of all of them, by name.
 */
const folded = {
  version: '0.1.0',
  into: '0001_baseline',
  digest: '329d9b0dde8c92c67cabad39af1e6e18d5fc6323dc8d059e7a8275649139d075',
};

/**
 * The migrations of a folder, oldest first.
 * @param {string} folder
 * @returns {Migration[]}
 */
export function readMigrations(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name, 'migration.sql'));
      const checksum = createHash('sha256').update(content).digest('hex');
      return { name, sql: content.toString('utf8'), checksum };
    });
}

/** @param {readonly Had[]} had */
const digestOf = (had) =>
  createHash('sha256')
    .update(
      had
        .map(({ name, checksum }) => `${name} ${checksum}\n`)
        .sort()
        .join(''),
    )
    .digest('hex');

/**
 * Whether these are the migrations that were folded into the baseline, all of them and nothing else.
 * @param {readonly Had[]} had
 */
export const isBeforeFolding = (had) => digestOf(had) === folded.digest;

const wordsOf = {
  database: {
    it: 'The database',
    passThrough: `Start version ${folded.version} on it first, and then this one.`,
  },
  backup: {
    it: 'This backup',
    passThrough: `Restore it with the version that made it, start version ${folded.version} on that, and back up again.`,
  },
};

/**
 * How many of the migrations a database, or a backup, has had. Throws a Failure when it and the folder tell different stories.
 * @param {readonly Migration[]} migrations
 * @param {readonly Had[]} had in any order
 * @param {keyof typeof wordsOf} [what]
 */
export function placeAmong(migrations, had, what = 'database') {
  if (had.length === 0) return 0;
  const { it, passThrough } = wordsOf[what];
  const baseline = migrations.findIndex(({ name }) => name === folded.into);
  if (isBeforeFolding(had)) return baseline + 1;
  const names = new Set(had.map(({ name }) => name));
  if (baseline >= 0 && !names.has(folded.into))
    throw new Failure(
      `${it} is of a version before ${folded.version}, or of another program. ${passThrough}`,
    );
  for (const { name, checksum } of had) {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours)
      throw new Failure(
        `${it} has the migration ${name}, which this version of Daava does not know. Use the newer version that it belongs to.`,
      );
    if (ours.checksum !== checksum)
      throw new Failure(
        `The migration ${name} was changed after it had been applied. Put the file back as it was, and make the change in a new migration.`,
      );
  }
  const lacks = migrations.findIndex(({ name }) => !names.has(name));
  const place = lacks < 0 ? migrations.length : lacks;
  if (place === had.length) return place;
  const later = migrations.slice(place).find(({ name }) => names.has(name));
  throw new Failure(
    `The migration ${migrations[place]?.name} sorts before ${later?.name}, which was applied already. Give it the next number, so that it comes last.`,
  );
}
