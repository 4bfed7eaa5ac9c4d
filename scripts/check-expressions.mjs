import { checkExpressions } from './lib/testing/expressions.mjs';

try {
  console.log(`${await checkExpressions()} regular expressions, each linear or bounded`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
