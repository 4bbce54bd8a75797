import { testApiUrl } from './testServerUrl';

/*
 * Stands between the client and the real server: writes down every request,
 * and lets chosen ones go wrong. What isn't chosen reaches the server.
 */

export interface RecordedRequest {
  method: string;
  /** Below the base of the API, with the query: `/contacts/?company_id=3`. */
  path: string;
  headers: Record<string, string>;
  /** As parsed from JSON; `undefined` where there is none. */
  body: unknown;
}

/**
 * A call as spec section 7 writes it: `PATCH /contacts/:id/`. `:id` stands for
 * any number, and a query matches where the pattern has none.
 */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

interface Options {
  /** Only the nth matching call from now on, from 1; all of them where absent. */
  nth?: number;
}

interface Fault extends Options {
  pattern: RegExp;
  matched: number;
  respond: (request: Request) => Promise<Response>;
}

const realFetch = globalThis.fetch;

let recorded: RecordedRequest[] = [];
let faults: Fault[] = [];
/** What the provider, or a proxy before it, makes of a tag. */
let passTag = (tag: string): string | null => tag;

async function askServer(request: Request): Promise<Response> {
  const response = await realFetch(request);
  const tag = response.headers.get('etag');
  if (tag === null) return response;
  const { status, body } = response;
  const headers = new Headers(response.headers);
  const passed = passTag(tag);
  if (passed === null) headers.delete('etag');
  else headers.set('etag', passed);
  return new Response(body, { status, headers });
}

function patternOf(call: Call): RegExp {
  const escaped = call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(':id', '\\d+');
  return new RegExp(call.includes('?') ? `^${escaped}$` : `^${escaped}(\\?.*)?$`);
}

function pathOf(request: Request): string {
  const base = testApiUrl();
  return request.url.startsWith(`${base}/`) ? request.url.slice(base.length) : request.url;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** The fault for this call, if one is due; the latest that was set wins. */
function faultFor(call: string): Fault | undefined {
  const matching = faults.filter(({ pattern }) => pattern.test(call));
  for (const fault of matching) fault.matched += 1;
  return matching.findLast(({ nth, matched }) => nth === undefined || nth === matched);
}

async function interceptedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { method, headers } = request;
  const path = pathOf(request);
  // Both before anything is awaited, so that "the first" is the one that was sent first.
  const fault = faultFor(`${method} ${path}`);
  const entry: RecordedRequest = { method, path, headers: Object.fromEntries(headers), body: undefined };
  recorded.push(entry);
  entry.body = await bodyOf(request);
  return fault ? fault.respond(request) : askServer(request);
}

/** Rejects as soon as the client gives the call up. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}

function addFault(call: Call, { nth }: Options, respond: Fault['respond']) {
  faults.push({ pattern: patternOf(call), matched: 0, respond, ...(nth && { nth }) });
}

export const network = {
  /** All requests since the test began (or since `forget`), in the order they were sent. */
  get requests(): readonly RecordedRequest[] {
    return recorded;
  },

  /** The same as short lines: `GET /applications/`. */
  get calls(): string[] {
    return recorded.map(({ method, path }) => `${method} ${path}`);
  },

  /** The bodies of all requests that match. */
  bodiesOf(call: Call): unknown[] {
    const pattern = patternOf(call);
    return recorded
      .filter(({ method, path }) => pattern.test(`${method} ${path}`))
      .map(({ body }) => body);
  },

  /** Forgets the requests so far; the faults stay. */
  forget() {
    recorded = [];
  },

  /** The server seems to answer with this status and JSON; the call never reaches it. */
  answer(call: Call, status: number, body: unknown = { detail: 'Fehler' }, options: Options = {}) {
    addFault(call, options, () => Promise.resolve(Response.json(body, { status })));
  },

  /** The same with a body that is no JSON, as a proxy sends it. */
  answerText(call: Call, status: number, text: string, options: Options = {}) {
    addFault(call, options, () => Promise.resolve(new Response(text, { status })));
  },

  /** The server can't be reached. */
  disconnect(call: Call, options: Options = {}) {
    addFault(call, options, () => Promise.reject(new TypeError('fetch failed')));
  },

  /** The server takes the call but its answer is lost: what was asked for has happened. */
  loseAnswer(call: Call, options: Options = {}) {
    addFault(call, options, async (request) => {
      await askServer(request);
      throw new TypeError('fetch failed');
    });
  },

  /** Something else happens just before the call reaches the server. */
  before(call: Call, happen: () => Promise<unknown>, options: Options = {}) {
    addFault(call, options, async (request) => {
      await happen();
      return askServer(request);
    });
  },

  /** The server takes the call, but answers it in words of its own. */
  reword(call: Call, body: unknown, options: Options = {}) {
    addFault(call, options, async (request) => {
      const { status } = await askServer(request);
      return Response.json(body, { status });
    });
  },

  /** The call hangs until it is released, then reaches the server. */
  hold(call: Call, options: Options = {}): { release: () => void } {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    addFault(call, options, async (request) => {
      await Promise.race([released, abortOf(request.signal)]);
      return askServer(request);
    });
    return { release };
  },

  /** The call reaches the server at once, but its answer hangs until it is released. */
  holdAnswer(call: Call, options: Options = {}): { answered: Promise<void>; release: () => void } {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let done = () => {};
    const answered = new Promise<void>((resolve) => {
      done = resolve;
    });
    addFault(call, options, async (request) => {
      const response = await askServer(request);
      done();
      await Promise.race([released, abortOf(request.signal)]);
      return response;
    });
    return { answered, release };
  },

  /** The server takes the call and answers with what it was sent. */
  echo(call: Call, options: Options = {}) {
    addFault(call, options, async (request) => {
      const body = await bodyOf(request);
      await askServer(request);
      return Response.json(body);
    });
  },

  /** The provider gives no tag, as most do. */
  hideTags() {
    passTag = () => null;
  },

  /** A proxy that compresses each answer says so in its tag. */
  weakenTags() {
    passTag = (tag) => (tag.startsWith('W/') ? tag : `W/${tag}`);
  },

  /** The provider gives tags but never finds that one matches. */
  matchNoTags(call: Call) {
    addFault(call, {}, (request) => {
      if (request.headers.has('if-match')) request.headers.set('if-match', '"another"');
      return askServer(request);
    });
  },

  /** All is well again from here on. */
  heal() {
    faults = [];
    passTag = (tag) => tag;
  },
};

/** For the set-up file: each test begins with an empty record and a healthy network. */
export function watchNetwork() {
  network.forget();
  network.heal();
  globalThis.fetch = interceptedFetch;
}

/** Gives Node's fetch back. */
export function unwatchNetwork() {
  globalThis.fetch = realFetch;
}
