/** The part of s3rver that tests use; the package has no types. */
declare module 's3rver' {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  /** Of Koa's context, by what a request can be checked and refused. */
  export type S3Context = {
    req: import('node:stream').Readable & Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>;
    status: number;
    type: string;
    body: string;
  };
  export default class S3rver {
    constructor(options: Options);
    readonly middleware: ((c: S3Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
