declare module 's3rver' {
  import type { Server } from 'node:http';

  /** The part of the S3 stand-in that the tests use; the package brings no types. */
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
