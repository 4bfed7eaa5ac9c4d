import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The answers a server has not finished yet, by connection. What stands behind another answer on its connection
 * (pipelining) goes with the connection: Node tells such an answer nothing when its connection ends.
 */
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
