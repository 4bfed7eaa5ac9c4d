import { posix } from 'node:path';
import { floors, restrictions, rooms, roomsBeside } from './rooms.mjs';

/** @typedef {{ written: string, line: number }} Import */

/** Rooms are left by the project's folder, so that an import says where it leads. */
const upwards = /^\.\.(\/|$)/;
const upwardsFrom = ['lib/', 'components/', 'app/'];

/** @param {string} file @param {string} written */
const targetOf = (file, written) =>
  written.startsWith('.') ? `@/${posix.join(posix.dirname(file), written)}` : written;

/** @param {string[]} names @param {string} target */
const isAmong = (names, target) =>
  names.some(
    (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
  );

/**
 * The imports of a file that are refused, each as a sentence that says what to do instead.
 * @param {string} file its path from the project's folder
 * @param {Import[]} imports
 */
export function refusedImports(file, imports) {
  const isUnder = (/** @type {string} */ place) => file.startsWith(place);
  const rows = restrictions.filter((row) => row.in.some(isUnder) && !row.but?.some(isUnder));
  return imports.flatMap(({ written, line }) => {
    const target = targetOf(file, written);
    const said = rows
      .filter(({ refuses, allows = [] }) => isAmong(refuses, target) && !isAmong(allows, target))
      .map(({ instead }) => instead);
    if (upwards.test(written) && upwardsFrom.some(isUnder))
      said.push(`Write it from the project's folder: '${target}'.`);
    return said.map((instead) => `${file}:${line} may not import '${written}'. ${instead}`);
  });
}

/**
 * What stands on one side alone, each as a sentence.
 * @param {string} place where the folders are
 * @param {string[]} named by the table
 * @param {string[]} folders that are there
 */
const unlike = (place, named, folders) => [
  ...folders
    .filter((name) => !named.includes(name))
    .map(
      (name) =>
        `${place}/${name} is in no row of scripts/lib/checks/rooms.mjs: say what it may import.`,
    ),
  ...named
    .filter((name) => !folders.includes(name))
    .map(
      (name) => `scripts/lib/checks/rooms.mjs has a row for ${place}/${name}, which is not there.`,
    ),
];

/** Folders of `lib/` that have no row, and rows that have no folder. @param {string[]} folders */
export const faultsOfTable = (folders) =>
  unlike('lib', [...Object.keys(rooms), ...roomsBeside], folders);

/** Folders of a room in floors that are on none, and those of a floor that are not there. @param {string} room @param {string[]} folders */
export const faultsOfFloors = (room, folders) => unlike(room, floors[room]?.flat() ?? [], folders);
