import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { dataHeaders } from './security';
import { serverTexts } from './texts';

const answers = new Map<string | undefined, { statusCode: number; detail: string }>([
  ['ERR_HTTP_REQUEST_TIMEOUT', { statusCode: 408, detail: serverTexts.tooSlow }],
  ['HPE_HEADER_OVERFLOW', { statusCode: 431, detail: serverTexts.headersTooLarge }],
]);

const malformed = { statusCode: 400, detail: serverTexts.malformed };

/** Answers who sends no whole request, and ends the connection: nothing after it is readable. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Who has gone hears nothing, and an answer that has begun takes no second one.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { statusCode, detail } = answers.get(error.code) ?? malformed;
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(dataHeaders).map(([name, value]) => `${name}: ${String(value)}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
