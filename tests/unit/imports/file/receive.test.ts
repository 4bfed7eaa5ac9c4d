import { isUtf8 } from 'node:buffer';
import '@/tests/support/portal/settings';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropClaimsFile, openClaimsFile, receiveClaimsFile } from '@/lib/imports/file/receive';
import { compoundFile, page, program, xlsx, zip } from '@/tests/support/data/files';

const folder = mkdtempSync(join(tmpdir(), 'claims-files-'));
process.env.DATA_DIR = folder;
const aside = () => readdirSync(join(folder, 'documents/incoming'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* pieces(content: Buffer, size = 1000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}
const receive = (name: string, content: Buffer) => receiveClaimsFile(name, pieces(content));

test('a received file of claims is encrypted on the disk until it is opened, and then deleted', async () => {
  const content = Buffer.from(`नाम,राशि\n${'क,1\n'.repeat(5000)}`);
  const arrived = await receive('C:\\tmp\\दावे.CSV', content);
  expect(readFileSync(arrived.path).includes('राशि')).toBe(false);
  const file = await openClaimsFile(arrived);
  await dropClaimsFile(arrived);
  expect(aside()).toEqual([]);
  expect(file).toMatchObject({ name: 'दावे.CSV', kind: 'csv' });
  expect(Buffer.from(file.bytes).equals(content)).toBe(true);
  expect(file.sha256).toEqual(createHash('sha256').update(content).digest());
});

test.each([
  ['a.csv', Buffer.from('\ufeffa,b\n', 'utf16le')],
  ['a.xlsx', xlsx()],
  ['a.xls', compoundFile('Workbook')],
])('a file named %s with matching content is taken', async (name, content) => {
  expect((await receive(name, content)).kind).toBe(name.slice(2));
});

/** The error code for such a file: text that is not UTF-8 is reported before its content is checked. */
function codeOf(name: string, content: Buffer) {
  if (!/\.(csv|xlsx?)$/.test(name)) return 'unsupported_type';
  return name.endsWith('.csv') && !isUtf8(content) ? 'not_plain_text' : 'content_mismatch';
}

test.each([
  ['a program', 'a.csv', program],
  ['a program', 'a.xlsx', program],
  ['a page', 'a.csv', page],
  ['a workbook as text', 'a.csv', xlsx()],
  ['text as a workbook', 'a.xlsx', Buffer.from('a,b\n')],
  ['an archive of something else', 'a.xlsx', zip({ 'a.txt': 'a' })],
  ['a document', 'a.xls', compoundFile('WordDocument')],
  ['a text file', 'a.txt', Buffer.from('a,b\n')],
  ['a workbook with macros', 'a.xlsx', xlsx({ 'xl/vbaProject.bin': 'x' })],
  ['a file without an ending', 'csv', Buffer.from('a,b\n')],
])('%s called %s is refused', async (_what, name, content) => {
  const before = aside();
  const code = codeOf(name, content);
  await expect(receive(name, content)).rejects.toMatchObject({ code });
  expect(aside()).toEqual(before);
});

test('an empty file, a missing one and one of one byte too many are refused', async () => {
  await expect(receive('a.csv', Buffer.alloc(0))).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'file', rule: 'empty_file' }],
  });
  await expect(receive('', Buffer.alloc(0))).rejects.toMatchObject({
    issues: [{ path: 'file', rule: 'required' }],
  });
  const max = Buffer.alloc(10_485_760, 'a');
  expect((await receive('a.csv', max)).size).toBe(10_485_760);
  await expect(receive('a.csv', Buffer.concat([max, max.subarray(0, 1)]))).rejects.toMatchObject({
    code: 'claims_file_too_large',
  });
});
