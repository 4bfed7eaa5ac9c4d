import { readFileSync } from 'node:fs';

export interface Column {
  table: string;
  column: string;
  /** As PostgreSQL's format_type writes it. */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

const plainTypes: Record<string, string> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Boolean: 'boolean',
  Bytes: 'bytea',
};

const nativeTypes: Record<string, (size: string) => string> = {
  Uuid: () => 'uuid',
  Citext: () => 'citext',
  Date: () => 'date',
  JsonB: () => 'jsonb',
  Timestamptz: (size) => `timestamp(${size}) with time zone`,
  Decimal: (size) => `numeric(${size.replace(/\s/g, '')})`,
};

const blocksOf = (schema: string, keyword: string) =>
  [...schema.matchAll(new RegExp(`^${keyword} (\\w+) \\{\\n([\\s\\S]*?)^\\}`, 'gm'))].map(
    ([, name = '', body = '']) => ({
      name,
      lines: body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('//')),
    }),
  );

function typeOf(type: string, attributes: string, enums: string[]) {
  const native = /@db\.(\w+)(?:\(([^)]*)\))?/.exec(attributes);
  const found = native
    ? nativeTypes[native[1] ?? '']?.(native[2] ?? '')
    : enums.includes(type)
      ? `"${type}"`
      : plainTypes[type];
  if (!found) throw new Error(`The reader does not know the type "${type} ${attributes}".`);
  return found;
}

const mappedName = (text: string, fallback: string) =>
  /@map\("(\w+)"\)/.exec(text)?.[1] ?? fallback;

/** The enums of schema.prisma with their values. */
export function readEnums(file = 'prisma/schema.prisma') {
  const enums = blocksOf(readFileSync(file, 'utf8'), 'enum');
  return enums.flatMap(({ name, lines }) => lines.map((value) => ({ name, value })));
}

/** Every column that schema.prisma says the database has. Throws on what it does not understand. */
export function readColumns(file = 'prisma/schema.prisma'): Column[] {
  const schema = readFileSync(file, 'utf8');
  const enums = blocksOf(schema, 'enum').map(({ name }) => name);
  const models = blocksOf(schema, 'model');
  const modelNames = models.map(({ name }) => name);
  return models.flatMap(({ name, lines }) => {
    const table = mappedName(lines.find((line) => line.startsWith('@@map')) ?? '', name);
    return lines
      .filter((line) => !line.startsWith('@@'))
      .flatMap((line) => {
        const field = /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line);
        if (!field) throw new Error(`The reader does not understand "${line}" in ${name}.`);
        const [, column = '', type = '', mark = '', attributes = ''] = field;
        if (modelNames.includes(type)) return [];
        return [
          {
            table,
            column: mappedName(attributes, column),
            type: typeOf(type, attributes, enums) + (mark === '[]' ? mark : ''),
            nullable: mark === '?',
            hasDefault: attributes.includes('@default('),
          },
        ];
      });
  });
}
