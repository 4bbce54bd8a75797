/** What a client may take of time and memory; times in milliseconds, sizes in bytes. */
export interface Limits {
  /** For all headers of a request to arrive. */
  headersTimeout: number;
  /** For a whole request to arrive. */
  requestTimeout: number;
  /** How long nothing may move on a connection while a request is under way. */
  connectionTimeout: number;
  /** How often who is late is looked for. */
  checkInterval: number;
  headerSize: number;
  /** Of a body from a user with a session: an application with its notes. */
  bodySize: number;
  /** Of all that one user may store, as JSON, with something for each row (0005_storedBytes.ts). */
  storage: number;
  /** Up to here an answer may be sent at any time. */
  smallAnswer: number;
  /** Of all larger answers that are under way. */
  largeAnswers: number;
  /** Of those that one user has asked for. */
  largeAnswersOfUser: number;
  /** For a larger one to wait until there is room for it. */
  largeAnswerPatience: number;
  /** For its reader to take it. */
  largeAnswerTimeout: number;
  /** Further ones are closed at once. With a session each may have a body in memory. */
  connections: number;
}

export const defaultLimits: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than the database may take for a statement.
  connectionTimeout: 60_000,
  checkInterval: 5_000,
  headerSize: 16 * 1024,
  bodySize: 1024 * 1024,
  // 10,000 applications, the most that the board is made for, with 1,000 characters of notes each.
  storage: 25_000_000,
  smallAnswer: 1024 * 1024,
  // The lists of three users who have stored all they may, or of five with 10,000 applications.
  largeAnswers: 300_000_000,
  largeAnswersOfUser: 100_000_000,
  largeAnswerPatience: 5_000,
  // As long as the client waits for a download; on a line where nothing moves it ends sooner.
  largeAnswerTimeout: 5 * 60_000,
  connections: 1_000,
};

/** How often a password may be tried, in each of the groups. Without effect where RATE_LIMIT is off. */
export const attemptLimit = (groupId: string) => ({ max: 10, timeWindow: '1 minute', groupId });

/** Of a body from anybody: an address and two long passwords. */
export const strangersBodySize = 32 * 1024;

/** Limits in the words of Fastify and Node. */
export function serverOptionsOf(limits: Limits) {
  return {
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.connectionTimeout,
    bodyLimit: limits.bodySize,
    http: {
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.checkInterval,
      maxHeaderSize: limits.headerSize,
    },
  };
}
