import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

/*
 * A log is read by people who have no business with the data of a user. So it
 * never has an address, a header, a body, or a path as it was asked for: what
 * stands there is the pattern of the route. As no line has an address, none is
 * kept longer than the privacy statement promises, whoever keeps the lines.
 */

export const logLevels = ['off', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a database says in quotation marks may be what a user wrote. */
function withoutQuotes(message: string): string {
  return message.replaceAll(/"[^"]*"|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g, '…');
}

/** Of the stack the places only: it begins with the message as it was. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Names of things in the schema, which are ours, and never of what they hold. */
const harmless = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [detail: string]: unknown;
}

/** By its parts: errors of a native module need not be of the class that we know as `Error`. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
}

/** Drivers hang the values of a statement on their errors; what is not known here stays away. */
export function loggedError(error: unknown): LoggedError {
  if (!isError(error)) return { type: typeof error, message: '', stack: '' };
  const details = Object.entries(error).filter(([name]) => harmless.some((one) => one === name));
  return {
    type: error.name,
    message: withoutQuotes(error.message),
    ...Object.fromEntries(details),
    stack: placesOf(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '' }),
  err: loggedError,
};

/** JSON, one line each. */
export function loggerOptions(level: LogLevel) {
  return (
    level !== 'off' && {
      level,
      serializers,
      // No line has them; this is for the one that somebody adds.
      redact: ['headers', '*.headers', 'body', '*.body', '*.password', '*.token', '*.email'],
    }
  ) satisfies FastifyServerOptions['logger'];
}

/** The levels that have a line for each request. */
const talkative = ['info', 'debug', 'trace'];

/**
 * The lines of one request have its id where there is more than one. Elsewhere
 * a logger of its own for each request would cost more than what it logs.
 */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => (talkative.includes(logger.level) ? logger.child(bindings, options) : logger);

/** A line for each request at the level `info`, when it is over. */
export function logAnswers(app: FastifyInstance): void {
  if (!talkative.includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const { statusCode } = reply;
    request.log.info({ req: request, statusCode, milliseconds }, 'Answered');
    done();
  });
}
