import { FileFault } from '@/lib/spreadsheets/fault';
import { readWholeXml } from '@/lib/spreadsheets/xml';

async function textOf(xml: string) {
  let said = '';
  async function* chunks() {
    yield Buffer.from(xml);
  }
  await readWholeXml(chunks(), {
    text: (text) => {
      said += text;
    },
  });
  return said;
}

test('a workbook’s XML may use the entities that XML defines', async () => {
  expect(await textOf('<a>5 &lt; 6 &amp; &#x20B9;7</a>')).toBe('5 < 6 & ₹7');
});

test.each([
  ['a file', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>'],
  ['an address', '<!DOCTYPE a [<!ENTITY e SYSTEM "http://127.0.0.1:9/">]><a>&e;</a>'],
  ['another entity', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY e "&b;&b;">]><a>&e;</a>'],
  ['nothing declared', '<a>&e;</a>'],
])('an entity that names %s is refused', async (_what, xml) => {
  await expect(textOf(xml)).rejects.toEqual(new FileFault('unreadable'));
});
