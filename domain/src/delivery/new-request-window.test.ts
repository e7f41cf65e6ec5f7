import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newRequestWindow } from './new-request-window.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

it('a new request window contains the request, lasts five minutes, and is the same for all requests in it', () => {
  fc.assert(
    fc.property(moment, fc.nat({ max: 299_999 }), (createdAt, sinceMs) => {
      const { start, end } = newRequestWindow(createdAt);
      expect(start <= createdAt && createdAt < end).toBe(true);
      expect(end.getTime() - start.getTime()).toBe(300_000);
      expect(newRequestWindow(new Date(start.getTime() + sinceMs))).toEqual({ start, end });
    }),
  );
});
