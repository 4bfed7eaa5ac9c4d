import { readEnv } from '@/lib/platform/env';

try {
  readEnv(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
