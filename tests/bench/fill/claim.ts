// Writes what the wizard sends to file a claim of Form F, to the file that is named.
import { writeFileSync } from 'node:fs';
import { claimBodyOf } from '@/tests/support/data/claims';

writeFileSync(process.argv[2] ?? '', JSON.stringify(claimBodyOf('form_f')));
