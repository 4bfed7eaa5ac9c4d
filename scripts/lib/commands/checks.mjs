import { checkExpressions } from '../checks/expressions.mjs';
import { checkImports } from '../checks/imports.mjs';
import { checkPageWords } from '../checks/page-words.mjs';
import { checkWrittenWords } from '../checks/written-words.mjs';

/** Holds every import to the table of rooms. */
export const imports = () =>
  console.log(`${checkImports()} files import nothing that their rooms may not`);

/** Looks for regular expressions that may take too long. */
export const expressions = async () =>
  console.log(`${await checkExpressions()} regular expressions, each linear or bounded`);

/** Looks for words that a page asks for and is not given, and for words that stand in code. */
export const words = () => {
  checkWrittenWords();
  console.log(
    `${checkPageWords()} pages have the words of all their parts, and write none themselves`,
  );
};
