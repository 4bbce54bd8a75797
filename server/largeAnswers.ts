import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Limits } from './limits';
import { tooBusy } from './refusals';

/** Who asks, and how many bytes the answer takes at most. */
interface Expected {
  userId: number;
  bytes: number;
}

/**
 * Waits until there is memory for an answer, which then is its own until the
 * client has taken it; who has to wait too long is refused.
 */
export type MakeRoom = (reply: FastifyReply, expected: Expected) => Promise<void>;

/** A small answer never waits: it takes no more than each request may bring. */
export function roomForAnswers({
  smallAnswer,
  largeAnswers,
  largeAnswersOfUser,
  largeAnswerPatience,
  largeAnswerTimeout,
}: Limits): MakeRoom {
  let underWay = 0;
  const shares = new Map<number, number>();
  const line: (Expected & { enter: () => void })[] = [];

  const take = ({ userId, bytes }: Expected) => {
    underWay += bytes;
    const share = (shares.get(userId) ?? 0) + bytes;
    if (share > 0) shares.set(userId, share);
    else shares.delete(userId);
  };
  // One that is larger than all there is has it for itself.
  const fits = (taken: number, bytes: number, room: number) => taken === 0 || taken + bytes <= room;

  const letIn = () => {
    for (const next of [...line]) {
      // Others need not stand behind somebody who has a share already.
      if (!fits(shares.get(next.userId) ?? 0, next.bytes, largeAnswersOfUser)) continue;
      if (!fits(underWay, next.bytes, largeAnswers)) return;
      line.splice(line.indexOf(next), 1);
      take(next);
      next.enter();
    }
  };
  const leave = ({ userId, bytes }: Expected) => {
    take({ userId, bytes: -bytes });
    letIn();
  };
  const enter = (expected: Expected) =>
    new Promise<void>((resolve, reject) => {
      const place = {
        ...expected,
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

  return async ({ raw }, expected) => {
    if (expected.bytes <= smallAnswer) return;
    await enter(expected);
    const timer = setTimeout(() => raw.destroy(), largeAnswerTimeout);
    finished(raw, () => {
      clearTimeout(timer);
      leave(expected);
    });
    // Who has left while waiting reads nothing any more.
    if (raw.destroyed) throw tooBusy();
  };
}
