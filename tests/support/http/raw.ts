import { request } from 'node:http';
import { someAddress, urlOf } from './api';

interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

/** A call that goes out as it is written: fetch tidies paths, sets Host itself and has no TRACE. */
export const raw = (method: string, path: string, { headers, body }: Sent = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = urlOf('/');
      const sending = request(
        {
          hostname,
          port,
          method,
          path,
          headers: {
            'X-Forwarded-For': someAddress(),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      sending.on('error', reject);
      sending.end(body === undefined ? undefined : JSON.stringify(body));
    },
  );
