import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unfinished answers by connection: Node does not tell a pipelined answer that its connection closes. */
export function answersUnderWay() {
  const bySocket = new Map<Socket, Set<ServerResponse>>();
  return {
    add({ socket }: IncomingMessage, response: ServerResponse) {
      if (socket.destroyed) return;
      let answers = bySocket.get(socket);
      if (!answers) {
        answers = new Set();
        bySocket.set(socket, answers);
        socket.once('close', () => bySocket.delete(socket));
      }
      answers.add(response);
      const mine = answers;
      response.once('close', () => mine.delete(response));
    },
    *[Symbol.iterator]() {
      for (const answers of bySocket.values()) yield* answers;
    },
  };
}
