import { fileURLToPath } from 'node:url';
import { serveStatics } from '../build/statics.mjs';
import { keepAnswers } from './kept-answers.mjs';
import { boundPipelining } from './pipelining.mjs';
import { boundRenderings } from './renderings.mjs';

// Runs the built server in a process of its own, which ends when the one that started it is gone,
// even if that was killed.
process.once('disconnect', () => process.exit(0));

// The portal ends in order by itself when told to: lib/http/server/shut-down-on-signal.ts.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
// Milliseconds: longer than proxies keep a connection, so that none sends a call over one that is being closed.
process.env.KEEP_ALIVE_TIMEOUT ??= '125000';

const [, , serverFile = ''] = process.argv;
boundPipelining();
serveStatics(fileURLToPath(new URL('./', serverFile)));
keepAnswers();
boundRenderings();
await import(serverFile);
