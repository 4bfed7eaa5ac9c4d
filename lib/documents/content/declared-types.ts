import 'server-only';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { forms } from '@/lib/access/lines';
import { inLine } from '@/lib/platform/lines/call';
import { type DirectoryEntry, partsCatcher } from './caught-parts';
import { notWhatItSays } from './content-check';
import { encodingOf } from './text-content';

const listOfTypes = '[content_types].xml';
const isListOfRelations = (name: string) => name.endsWith('.rels');

export interface Relation {
  type: string;
  target: string;
  external: boolean;
}

/** In bytes, unpacked: what most office files declare. More of it is gone through in turn. */
const little = 64 * 1024;

/** Keeps the parts of a streaming office file that declare its parts' types and relations. */
export function declarationsCatcher() {
  const parts = partsCatcher((name) => name === listOfTypes || isListOfRelations(name));
  return {
    see: parts.see,
    /**
     * The declared types and relations (ECMA-376 part 2, 6.5). A type for an ending counts only when a part has it, since writers also name
     * unused endings. Throws `content_mismatch` for an unreadable list, and `not_in_time` where one that declares very much waited too long.
     */
    async declarationsIn(entries: readonly DirectoryEntry[]) {
      const [entry, another] = entries.filter(({ name }) => name === listOfTypes);
      if (!entry || another) throw notWhatItSays();
      const endings = new Set(entries.map(({ name }) => endingIn(name)));
      const listed = parts.contentOf(entry);
      const related = entries
        .filter(({ name }) => isListOfRelations(name))
        .map((one) => parts.contentOf(one));
      const bytes = related.reduce((sum, { length }) => sum + length, listed.length);
      const read = async () => {
        const types = await typesOf(listed, endings);
        const relations: Relation[] = [];
        // One after the other, so that others have their turn between any two pieces.
        for (const one of related) relations.push(...(await relationsOf(one)));
        return { types, relations };
      };
      return bytes > little ? inLine(forms, read) : read();
    },
  };
}

const plainEnding = /^[a-z0-9]+$/;
const endingIn = (name: string) => /\.([a-z0-9]+)[^a-z0-9.]*$/.exec(name)?.[1] ?? '';

async function typesOf(content: Buffer, endings: ReadonlySet<string>) {
  const types: string[] = [];
  await readXml(content, (name, attributes, written) => {
    const ending = written.Extension?.trim().toLowerCase() ?? '';
    // A strangely written ending may still be read as one that is there.
    const nowhere = plainEnding.test(ending) && !endings.has(ending);
    if (/^(.*:)?default$/i.test(name) && nowhere) return;
    const type = attributes.get('contenttype');
    if (type !== undefined) types.push(type);
  });
  return types;
}

async function relationsOf(content: Buffer) {
  const relations: Relation[] = [];
  await readXml(content, (_name, attributes) => {
    const type = attributes.get('type');
    if (type === undefined) return;
    relations.push({
      type,
      target: attributes.get('target') ?? '',
      external: attributes.get('targetmode')?.trim().toLowerCase() === 'external',
    });
  });
  return relations;
}

/** So many are read in a few milliseconds. */
const lettersOfTurn = 16 * 1024;

type Attributes = Record<string, string>;

/** XML, since a letter may be written as its number. Such a list holds no document type, and no name twice in other letters. */
async function readXml(
  content: Buffer,
  onTag: (name: string, attributes: Map<string, string>, written: Attributes) => void,
) {
  const parser = new SaxesParser();
  const refuse = () => {
    throw notWhatItSays();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-(8|16)$/i.test(encoding)) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const given = Object.entries(attributes);
    const byName = new Map(given.map(([key, value]) => [key.toLowerCase(), value]));
    if (byName.size < given.length) refuse();
    onTag(name, byName, attributes);
  });
  try {
    const text = new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
    for (let at = 0; at < text.length; at += lettersOfTurn) {
      if (at > 0) await othersTurn();
      parser.write(text.slice(at, at + lettersOfTurn));
    }
    parser.close();
  } catch {
    refuse();
  }
}
