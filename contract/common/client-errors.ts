import * as v from 'valibot';

/** Path for reports of unhandled errors of pages. */
export const CLIENT_ERROR_PATH = '/client-error';

export const FRAMES_MAX = 20;

const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/** A place in a file of the build. */
const frame = v.object({
  /** 'home-page-DH-IrqVa.js' */
  file: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.js$/)),
  line: position,
  column: position,
});
export type ClientFrame = v.InferOutput<typeof frame>;

/** No message, which may hold what somebody typed, no address, query or account: what else is sent is dropped. */
export const clientError = v.object({
  /** '0.2.0+1a2b3c4d5e6f', of the page that was open. */
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
  /** '/community/:section/:id' */
  route: v.pipe(v.string(), v.regex(/^(?:\/(?::?[A-Za-z][\w-]{0,39}|[*…])?){1,12}$/)),
  /** 'TypeError' */
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  frames: v.pipe(v.array(frame), v.minLength(1), v.maxLength(FRAMES_MAX)),
});
export type ClientError = v.InferOutput<typeof clientError>;
