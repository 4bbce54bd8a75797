import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * What every browser has and jsdom lacks, or has in a make that Node's fetch
 * refuses (its AbortSignal, its FormData). Taken from Node as one family, so
 * that the parts fit each other.
 */
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  FormData,
  Headers,
  MessageChannel,
  MessagePort,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  clearImmediate,
  fetch,
  setImmediate,
  structuredClone,
};

/** jsdom, with Node's fetch and its kin. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
  }
}
