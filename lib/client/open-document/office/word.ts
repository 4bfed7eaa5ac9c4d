import { CFB } from '@e965/xlsx';
import { SaxesParser } from 'saxes';
import { most, type OfficeBlock } from './office-content';

/** Gives the text of a Word document in its order: paragraphs, headings and tables. Throws for any other file. */
export function blocksOf(bytes: Uint8Array): { blocks: OfficeBlock[]; cut: boolean } {
  const content = CFB.find(CFB.read(bytes, { type: 'array' }), '/word/document.xml')?.content;
  if (!content) throw new Error('No document in it');
  const text = new TextDecoder().decode(Uint8Array.from(content));
  return blocksIn(text);
}

interface Table {
  rows: string[][];
}

/** Reads WordprocessingML (ECMA-376 part 1, 17.3 and 17.4). A table inside a table becomes text of its cell. */
export function blocksIn(xml: string): { blocks: OfficeBlock[]; cut: boolean } {
  const blocks: OfficeBlock[] = [];
  let paragraph = '';
  let heading = 0;
  let inText = false;
  let depth = 0;
  let table: Table = { rows: [] };
  let letters = 0;
  let cut = false;
  const parser = new SaxesParser();

  const add = (block: OfficeBlock) => {
    if (blocks.length >= most.blocks || letters > most.letters) cut = true;
    else blocks.push(block);
  };
  const addToCell = (text: string) => {
    const row = table.rows.at(-1);
    if (row?.length) row.push([row.pop(), text].filter(Boolean).join('\n'));
  };

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (name === 'w:t') inText = !isSelfClosing;
    else if (name === 'w:tab') paragraph += '\t';
    else if (name === 'w:br' || name === 'w:cr') paragraph += '\n';
    else if (name === 'w:pStyle') heading = headingOf(attributes['w:val']);
    else if (name === 'w:tbl') {
      if (depth === 0) table = { rows: [] };
      depth += 1;
    } else if (name === 'w:tr' && depth === 1) table.rows.push([]);
    else if (name === 'w:tc' && depth === 1) table.rows.at(-1)?.push('');
  });
  parser.on('text', (text) => {
    if (!inText) return;
    paragraph += text;
    letters += text.length;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') inText = false;
    else if (name === 'w:p') {
      if (depth > 0) addToCell(paragraph.trim());
      else if (paragraph.trim()) add({ text: paragraph.trim(), heading });
      paragraph = '';
      heading = 0;
    } else if (name === 'w:tbl') {
      depth -= 1;
      if (depth === 0 && table.rows.length > 0) add(table);
    }
  });
  parser.write(xml).close();
  return { blocks, cut };
}

function headingOf(style: unknown) {
  if (style === 'Title') return 1;
  return Number(/^Heading([1-4])$/.exec(String(style))?.[1] ?? 0);
}
