import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Limits } from './limits';
import { tooBusy } from './refusals';

/**
 * Waits until there is memory for an answer of about so many bytes, which then
 * is its own until the client has taken it; who has to wait too long is refused.
 */
export type MakeRoom = (reply: FastifyReply, bytes: number) => Promise<void>;

/** A small answer never waits: it takes no more than each request may bring. */
export function roomForAnswers({
  smallAnswer,
  largeAnswers,
  largeAnswerPatience,
  largeAnswerTimeout,
}: Limits): MakeRoom {
  let underWay = 0;
  const line: { bytes: number; enter: () => void }[] = [];

  const letIn = () => {
    // One that is larger than all the room has it for itself.
    for (let [next] = line; next; [next] = line) {
      if (underWay > 0 && underWay + next.bytes > largeAnswers) return;
      line.shift();
      underWay += next.bytes;
      next.enter();
    }
  };
  const leave = (bytes: number) => {
    underWay -= bytes;
    letIn();
  };
  const enter = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const place = {
        bytes,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(place), 1);
        reject(tooBusy());
        // The one behind may be smaller.
        letIn();
      }, largeAnswerPatience);
      line.push(place);
      letIn();
    });

  return async ({ raw }, bytes) => {
    if (bytes <= smallAnswer) return;
    await enter(bytes);
    const timer = setTimeout(() => raw.destroy(), largeAnswerTimeout);
    finished(raw, () => {
      clearTimeout(timer);
      leave(bytes);
    });
    // Who has left while waiting reads nothing any more.
    if (raw.destroyed) throw tooBusy();
  };
}
