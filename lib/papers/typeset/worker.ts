import { parentPort } from 'node:worker_threads';
import { paperCompiler } from './compiler';
import type { PaperText } from './templates';

export type Answer = { pdf: Uint8Array<ArrayBuffer> } | { error: string };

const compiler = paperCompiler();

function answerTo(text: PaperText): Answer {
  try {
    // A copy, since the compiler's own memory cannot be handed over.
    return { pdf: Uint8Array.from(compiler.typeset(text)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (text: PaperText) => {
  const answer = answerTo(text);
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []);
});
