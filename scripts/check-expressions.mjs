import { checkExpressions } from './lib/checks/expressions.mjs';

try {
  console.log(`${await checkExpressions()} regular expressions, each linear or bounded`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
