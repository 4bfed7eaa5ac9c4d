import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNumber } from '@/lib/creditor-lists/schema';

const routes = 'app/api';

/** What names a record in a path. The other names in brackets are kinds, codes that are secret, and places within a record. */
const idsInPaths = ['id', 'number', 'key'];
const othersInPaths = ['creditorType', 'currency', 'code', 'version', 'n'];

/** Calls that do not read their input by a schema in their route, and the schemas that they read it by. */
const readElsewhere: Record<string, string[]> = {
  'POST /api/claims/[id]/messages': ['lib/conversation/schema.ts messageFields'],
  'POST /api/documents/upload': ['lib/documents/schema.ts uploadFields'],
  'POST /api/documents/upload-object-storage': ['lib/documents/schema.ts uploadFields'],
};

/** Ids among the values of a form, which no schema names. */
const inForms: Record<string, string> = {
  'POST /api/claims': 'claimData.documents',
  'POST /api/claims/entered': 'claimData.documents',
};

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  out?: Schema;
  keyType?: Schema;
  valueType?: Schema;
}
interface Schema {
  _zod?: { def: Definition };
}

/** Where a schema takes an id: in lists `[]`, and in maps `{key}` and `{value}`. */
function idsIn(schema: Schema | undefined, at = ''): string[] {
  const def = schema?._zod?.def;
  if (!def) return [];
  if (schema === listNumber || def.format === 'guid') return [at];
  const { shape = {}, element, innerType, options = [], keyType, valueType } = def;
  return [
    ...Object.entries(shape).flatMap(([key, inner]) => idsIn(inner, at ? `${at}.${key}` : key)),
    ...idsIn(element, `${at}[]`),
    ...[innerType, def.in, def.out, ...options].flatMap((inner) => idsIn(inner, at)),
    ...idsIn(keyType, `${at}{key}`),
    ...idsIn(valueType, `${at}{value}`),
  ];
}

/** A schema and all that it is made of. */
function partsOf(schema: Schema | undefined): Schema[] {
  const def = schema?._zod?.def;
  if (!schema || !def) return [];
  const { shape = {}, element, innerType, options = [], keyType, valueType } = def;
  const parts = [
    ...Object.values(shape),
    element,
    innerType,
    def.in,
    def.out,
    ...options,
    keyType,
    valueType,
  ];
  return [schema, ...parts.flatMap(partsOf)];
}

const schemasOf = (file: string): Record<string, Schema> => require(join(process.cwd(), file));

const schemaNamed = (fileAndName: string) => {
  const [file = '', name = ''] = fileAndName.split(' ');
  return schemasOf(file)[name];
};

/** Those of the schemas that are none of `others`, and no part of one. */
export function outside(schemas: readonly string[], others: readonly string[]) {
  const parts = new Set(others.flatMap((one) => partsOf(schemaNamed(one))));
  return schemas.filter((one) => !parts.has(schemaNamed(one) as Schema));
}

/** Every exported schema with a place that takes an id, as `file name`. */
export const schemasWithIds = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.ts'))
  .flatMap((file) =>
    Object.entries(schemasOf(`lib/${file}`))
      .filter(([, schema]) => idsIn(schema).some(Boolean))
      .map(([name]) => `lib/${file} ${name}`),
  );

interface Call {
  /** As `GET /api/claims/[id]`. */
  call: string;
  /** Its permission, or `self` or `anyone`. */
  access: string;
  /** Where it takes ids, as `path.id`, `query.from`, `body.claimIds[]`. */
  ids: string[];
  /** The schemas that it reads, as `file name`. */
  schemas: string[];
}

/** The calls of a route file: each method is on a line of its own, and says in its options what it reads. */
function callsIn(file: string): Call[] {
  const text = readFileSync(join(routes, file), 'utf8');
  const address = `/api/${file.slice(0, -'/route.ts'.length)}`;
  const imports = new Map(
    [...text.matchAll(/import (?:type )?\{([^}]+)\} from '@\/([^']+)'/g)].flatMap(
      ([, names = '', from = '']) => names.split(',').map((name) => [name.trim(), `${from}.ts`]),
    ),
  );
  return text.split(/^ {2}(?=(?:GET|POST|PUT|PATCH|DELETE): )/m).flatMap((part) => {
    const [, method, access = ''] = /^(\w+): route\(\s*'([\w.]+)'/.exec(part) ?? [];
    if (!method) return [];
    const call = `${method} ${address}`;
    const names = [
      ...[...part.matchAll(/(params|query|body): (\w+),/g)].map(([, where = '', name = '']) => [
        where,
        `${imports.get(name)} ${name}`,
      ]),
      ...(readElsewhere[call] ?? []).map((schema) => ['form', schema]),
    ] as [where: string, schema: string][];
    const inPath = [...address.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
    const unknown = inPath.filter((name) => ![...idsInPaths, ...othersInPaths].includes(name));
    if (unknown.length > 0) throw new Error(`${call}: is ${unknown} an id of a record?`);
    const ids = [
      ...inPath.filter((name) => idsInPaths.includes(name)).map((name) => `path.${name}`),
      ...names.flatMap(([where, schema]) => {
        if (where === 'params') return [];
        const [from = '', name = ''] = schema.split(' ');
        return idsIn(schemasOf(from)[name]).map((id) => `${where}.${id}`);
      }),
      ...(inForms[call] ? [`body.${inForms[call]}[]`] : []),
    ];
    return [{ call, access, ids: [...new Set(ids)], schemas: names.map(([, schema]) => schema) }];
  });
}

/** Every call of the API, with where it takes ids of records. */
export const callsWithIds = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts') && !file.startsWith('[...'))
  .flatMap(callsIn);
