import { checkExpressions } from '../checks/expressions.mjs';
import { checkImports } from '../checks/imports.mjs';

/** Holds every import to the table of rooms. */
export const imports = () =>
  console.log(`${checkImports()} files import nothing that their rooms may not`);

/** Looks for regular expressions that may take too long. */
export const expressions = async () =>
  console.log(`${await checkExpressions()} regular expressions, each linear or bounded`);
