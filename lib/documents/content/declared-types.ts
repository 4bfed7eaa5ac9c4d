import 'server-only';
import { SaxesParser } from 'saxes';
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

/** Keeps the parts of a streaming office file that declare its parts' types and relations. */
export function declarationsCatcher() {
  const parts = partsCatcher((name) => name === listOfTypes || isListOfRelations(name));
  return {
    see: parts.see,
    /**
     * The declared types. One for an ending counts only when a part has it, since writers also name unused endings. Throws
     * `content_mismatch` for an unreadable list.
     */
    typesIn(entries: readonly DirectoryEntry[]): string[] {
      const [entry, another] = entries.filter(({ name }) => name === listOfTypes);
      if (!entry || another) throw notWhatItSays();
      return typesOf(parts.contentOf(entry), new Set(entries.map(({ name }) => endingIn(name))));
    },
    /** ECMA-376 part 2, 6.5. Throws `content_mismatch` for an unreadable list. */
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
    // A strangely written ending may still be read as one that is there.
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

/** XML, since a letter may be written as its number. Such a list holds no document type, and no name twice in other letters. */
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
