import 'server-only';
import { SaxesParser } from 'saxes';
import { type DirectoryEntry, partsCatcher } from './caught-parts';
import { notWhatItSays } from './content-check';
import { encodingOf } from './text-content';

const listOfTypes = '[content_types].xml';
const isListOfRelations = (name: string) => name.endsWith('.rels');

/** How one part is tied to another, or to what lies outside the file. */
export interface Relation {
  type: string;
  target: string;
  external: boolean;
}

/** Keeps those parts of a streaming office file that declare the types of its parts and the relations between them. */
export function declarationsCatcher() {
  const parts = partsCatcher((name) => name === listOfTypes || isListOfRelations(name));
  return {
    see: parts.see,
    /**
     * The declared types of the archive's parts. A type for an ending counts only when a part has that ending, since writers
     * also name endings that they did not use. Throws `content_mismatch` for a list that cannot be read.
     */
    typesIn(entries: readonly DirectoryEntry[]): string[] {
      const [entry, another] = entries.filter(({ name }) => name === listOfTypes);
      if (!entry || another) throw notWhatItSays();
      return typesOf(parts.contentOf(entry), new Set(entries.map(({ name }) => endingIn(name))));
    },
    /** How the archive's parts are tied (ECMA-376 part 2, 6.5). Throws `content_mismatch` for a list that cannot be read. */
    relationsIn: (entries: readonly DirectoryEntry[]) =>
      entries
        .filter(({ name }) => isListOfRelations(name))
        .flatMap((entry) => relationsOf(parts.contentOf(entry))),
  };
}

const plainEnding = /^[a-z0-9]+$/;
const endingIn = (name: string) => /\.([a-z0-9]+)[^a-z0-9.]*$/.exec(name)?.[1] ?? '';

function typesOf(content: Buffer, endings: ReadonlySet<string>): string[] {
  const types: string[] = [];
  readXml(content, (name, attributes, written) => {
    const ending = written.Extension?.trim().toLowerCase() ?? '';
    // An ending written in another way than endings are may yet be read as one that is there.
    const nowhere = plainEnding.test(ending) && !endings.has(ending);
    if (/^(.*:)?default$/i.test(name) && nowhere) return;
    const type = attributes.get('contenttype');
    if (type !== undefined) types.push(type);
  });
  return types;
}

function relationsOf(content: Buffer): Relation[] {
  const relations: Relation[] = [];
  readXml(content, (_name, attributes) => {
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

type Attributes = Record<string, string>;

/**
 * Read as XML, since any letter may be written as its number; attributes by their names in lower case, and as they are written. A
 * document type is no part of such a list, nor is a name that stands twice in other letters.
 */
function readXml(
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
    parser.write(new TextDecoder(encodingOf(content), { fatal: true }).decode(content)).close();
  } catch {
    refuse();
  }
}
