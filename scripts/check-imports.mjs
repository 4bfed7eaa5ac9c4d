import { checkImports } from './lib/checks/imports.mjs';

try {
  console.log(`The imports of ${checkImports()} files`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
