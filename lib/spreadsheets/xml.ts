import 'server-only';
import { SaxesParser } from 'saxes';
import { FileFault } from './fault';

/** Called while the XML is read. Names come without their prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML and stops after each piece, so that the caller can take what was found. Throws {@link FileFault}, also for entities
 * of the file's own, which no spreadsheet has.
 */
export async function* readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler) {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    handler.open?.(localName(name), attributes as Record<string, string>),
  );
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.decode(chunk, { stream: true }));
      yield;
    }
    parser.close();
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('unreadable');
  }
  yield;
}

/** Reads XML to its end. Throws {@link FileFault}. */
export async function readWholeXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler) {
  for await (const _ of readXml(chunks, handler));
}
