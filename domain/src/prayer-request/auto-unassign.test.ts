import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../fields/durations.ts';
import { type AssigneeActivity, awaySince, unassignReason } from './auto-unassign.ts';

const ASSIGNED = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(ASSIGNED.getTime() + hours * HOUR_MS);
const HELD: AssigneeActivity = { assignedAt: ASSIGNED, activeAt: null, comeBackAt: null, awaySince: null };
const NEVER = { return_away_after_hours: 0, return_idle_after_hours: 0 };

describe('unassignReason', () => {
  const idle = { ...NEVER, return_idle_after_hours: 48 };
  const away = { ...NEVER, return_away_after_hours: 4 };

  it('returns idle if nothing was done within the hours that leadership chose', () => {
    expect(unassignReason(HELD, idle, after(48))).toBe('idle');
    expect(unassignReason(HELD, idle, after(47.9))).toBeNull();
  });

  it('counts idle time from the last note or reply', () => {
    const active = { ...HELD, activeAt: after(10) };

    expect(unassignReason(active, idle, after(57))).toBeNull();
    expect(unassignReason(active, idle, after(58))).toBe('idle');
    expect(unassignReason({ ...HELD, activeAt: after(-10) }, idle, after(47))).toBeNull();
  });

  it('counts idle time from the come-back date, so that a request stays until then', () => {
    const planned = { ...HELD, comeBackAt: after(336) };

    expect(unassignReason(planned, idle, after(300))).toBeNull();
    expect(unassignReason(planned, idle, after(383))).toBeNull();
    expect(unassignReason(planned, idle, after(384))).toBe('idle');
  });

  it('returns away before the come-back date too, because the assignee cannot come back', () => {
    expect(unassignReason({ ...HELD, comeBackAt: after(336), awaySince: after(10) }, away, after(14))).toBe(
      'away',
    );
  });

  it('returns away after a grace period if the assignee is away', () => {
    const left = { ...HELD, awaySince: after(10) };

    expect(unassignReason(left, away, after(13.9))).toBeNull();
    expect(unassignReason(left, away, after(14))).toBe('away');
    expect(unassignReason(HELD, away, after(99))).toBeNull();
  });

  it('applies the same grace period if the assignee was already away when assigned', () => {
    const givenAnyway = { ...HELD, awaySince: after(-100) };

    expect(unassignReason(givenAnyway, away, after(3))).toBeNull();
    expect(unassignReason(givenAnyway, away, after(4))).toBe('away');
  });

  it('returns null before the time or when disabled, and never again once there is a reason', () => {
    const hours = fc.integer({ min: 0, max: 100 });
    const moment = fc.integer({ min: -100, max: 200 }).map(after);
    const held = fc.record({
      assignedAt: moment,
      activeAt: fc.option(moment),
      comeBackAt: fc.option(moment),
      awaySince: fc.option(moment),
    });

    fc.assert(
      fc.property(held, hours, hours, moment, hours, (seen, awayHours, idleHours, now, later) => {
        const choice = { return_away_after_hours: awayHours, return_idle_after_hours: idleHours };
        const reason = unassignReason(seen, choice, now);

        expect(unassignReason(seen, NEVER, now)).toBeNull();
        if (reason !== null) {
          const since = [
            seen.assignedAt,
            ...(reason === 'away' ? [seen.awaySince] : [seen.activeAt, seen.comeBackAt]),
          ];
          const chosen = reason === 'away' ? awayHours : idleHours;
          expect(chosen).toBeGreaterThan(0);
          for (const moment of since) {
            expect(moment === null || now.getTime() - moment.getTime() >= chosen * HOUR_MS).toBe(true);
          }
          expect(unassignReason(seen, choice, new Date(now.getTime() + later * HOUR_MS))).not.toBeNull();
        }
      }),
    );
  });
});

describe('awaySince', () => {
  const present = { status: 'available', unavailable_start_date: null, unavailable_end_date: null } as const;

  it('returns the start of the period, or the time the member became unavailable', () => {
    const period = { unavailable_start_date: after(2), unavailable_end_date: after(50) };

    expect(awaySince(present, ASSIGNED, after(9))).toBeNull();
    expect(awaySince({ ...present, ...period }, ASSIGNED, after(1))).toBeNull();
    expect(awaySince({ ...present, ...period }, ASSIGNED, after(9))).toEqual(after(2));
    expect(awaySince({ ...period, status: 'unavailable' }, ASSIGNED, after(51))).toBeNull();
    expect(awaySince({ ...present, status: 'unavailable' }, after(3), after(9))).toEqual(after(3));
    expect(awaySince({ ...period, status: 'unavailable' }, ASSIGNED, after(1))).toEqual(ASSIGNED);
  });
});
