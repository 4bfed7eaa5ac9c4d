import { relative } from 'node:path';
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { root } from '../../paths.mjs';

/**
 * What a column gives, by the type of its row: the name of a type that TypeScript knows, `array of` one, `object` for what comes as
 * JSON, or `anything`.
 * @typedef {{ kind: string, optional: boolean }} Typed
 */

/**
 * A statement as it stands in the code: its pieces of SQL, between which values and other pieces stand, and its columns by the
 * type of its rows; none where nobody reads them.
 * @typedef {{ at: string, pieces: string[], columns: Record<string, Typed> }} TypedStatement
 */

/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {import('typescript/unstable/ast').Node} Node */

const nothing = TypeFlags.Null | TypeFlags.Undefined;

/** @type {[number, string][]} */
const simple = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Any | TypeFlags.Unknown, 'anything'],
];

/** @param {Checker} checker @param {Type} type @returns {string} */
function kindOf(checker, type) {
  if (type.isUnionType()) {
    const of = (type.getTypes() ?? []).filter(({ flags }) => !(flags & nothing));
    const kinds = [...new Set(of.map((one) => kindOf(checker, one)))];
    return kinds.length === 1 ? (kinds[0] ?? 'anything') : kinds.sort().join(' or ');
  }
  const plain = simple.find(([flags]) => type.flags & flags);
  if (plain) return plain[1];
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [of] = checker.getTypeArguments(type);
    return of ? `array of ${kindOf(checker, of)}` : 'object';
  }
  const name = type.getSymbol()?.name;
  return name === 'Date' || name === 'Buffer' || name === 'Uint8Array' ? name : 'object';
}

/** @param {Checker} checker @param {Type} row @returns {Record<string, Typed>} */
function columnsOf(checker, row) {
  const properties = checker.getPropertiesOfType(row);
  const types = checker.getTypeOfSymbol(properties);
  return Object.fromEntries(
    properties.map(({ name, flags }, at) => {
      const type = types[at];
      const optional = (flags & 16_777_216) !== 0;
      return [name, { kind: type ? kindOf(checker, type) : 'anything', optional }];
    }),
  );
}

/** The pieces of a template's text. @param {import('typescript/unstable/ast').TaggedTemplateExpression} node */
function piecesOf({ template }) {
  return isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

const plans = /^(withOnePlan|plannedAnew|planOf\b[\s\S]*)$/;

/**
 * The columns of the rows that a statement is asked for in this place; undefined where no statement is.
 * @param {Checker} checker
 * @param {import('typescript/unstable/ast').Expression} asked
 */
function columnsAskedOf(checker, asked) {
  const type = checker.getContextualType(asked);
  const row = type && checker.getPropertyOfType(type, 'row');
  const of = row && checker.getPropertyOfType(type, 'text') && checker.getTypeOfSymbol(row);
  return of ? columnsOf(checker, checker.getNonNullableType(of) ?? of) : undefined;
}

/**
 * Every statement of the code, and the places in which rows of a type are asked of one whose text stands elsewhere.
 * @returns {{ statements: TypedStatement[], loose: string[] }}
 */
export function typedStatements() {
  const api = new API({ cwd: root });
  try {
    const config = `${root}/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('tsconfig.json was not read');
    const { program, checker } = project;
    /** @type {TypedStatement[]} */
    const statements = [];
    /** @type {string[]} */
    const loose = [];
    for (const name of program.getSourceFileNames()) {
      const file = relative(root, name).replaceAll('\\', '/');
      const source = /^(lib|app|prisma|scripts)\/.*\.ts$/.test(file) && program.getSourceFile(name);
      if (!source || !/sql`|platform\/ask/.test(source.text)) continue;
      /** @param {Node} node */
      const visit = (node) => {
        const at = () =>
          `${file}:${source.text.slice(0, node.getStart(source)).split('\n').length}`;
        if (isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') {
          let whole = /** @type {import('typescript/unstable/ast').Expression} */ (node);
          // The same statement, planned in another way.
          while (
            isCallExpression(whole.parent) &&
            plans.test(whole.parent.expression.getText(source))
          )
            whole = whole.parent;
          const columns = columnsAskedOf(checker, whole);
          if (columns) statements.push({ at: at(), pieces: piecesOf(node), columns });
        }
        if (isCallExpression(node))
          for (const given of node.arguments) {
            if (!isCallExpression(given) && !isIdentifier(given)) continue;
            if (plans.test(given.getText(source))) continue;
            const columns = columnsAskedOf(checker, given);
            if (!columns || Object.keys(columns).length === 0) continue;
            const type = checker.getTypeAtLocation(given);
            if (type && !checker.getPropertyOfType(type, 'row')) loose.push(at());
          }
        node.forEachChild(visit);
      };
      visit(source);
    }
    return { statements, loose };
  } finally {
    api.close();
  }
}
