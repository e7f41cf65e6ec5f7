import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuietHours, isQuiet, isTimeZone, timeZoneSchema } from './quiet-hours.ts';

const NIGHT = { from: 22, to: 7 };
const QUARTER_MS = 15 * 60_000;

const after = (instant: string, quiet: { from: number; to: number } | null, timeZone: string) =>
  afterQuietHours(new Date(instant), quiet, timeZone).toISOString();

describe('afterQuietHours', () => {
  it.each([
    ['in the evening', '2026-11-22T03:30:00Z', 'America/New_York', '2026-11-22T12:00:00.000Z'],
    ['after midnight', '2026-11-22T08:00:00Z', 'America/New_York', '2026-11-22T12:00:00.000Z'],
    ['at the start of quiet hours', '2026-11-22T03:00:00Z', 'America/New_York', '2026-11-22T12:00:00.000Z'],
    [
      'in a time zone with a half-hour offset',
      '2026-11-21T18:10:00Z',
      'Asia/Kolkata',
      '2026-11-22T01:30:00.000Z',
    ],
  ])('postpones a time %s to the end of quiet hours', (_when, instant, zone, end) => {
    expect(after(instant, NIGHT, zone)).toBe(end);
  });

  it.each([
    ['at the end of quiet hours', '2026-11-22T12:00:00Z'],
    ['just before quiet hours begin', '2026-11-22T02:59:59.999Z'],
    ['at noon', '2026-11-22T17:00:00Z'],
  ])('does not change a time %s', (_when, instant) => {
    expect(after(instant, NIGHT, 'America/New_York')).toBe(new Date(instant).toISOString());
  });

  it('does not change a time if a community has no quiet hours', () => {
    expect(after('2026-11-22T03:30:00Z', null, 'America/New_York')).toBe('2026-11-22T03:30:00.000Z');
  });

  it.each([
    ['an hour shorter in spring', '2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
    ['an hour longer in fall', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('ends quiet hours at seven even on a night that is %s', (_night, instant, end) => {
    expect(after(instant, NIGHT, 'America/New_York')).toBe(end);
  });

  it('ends quiet hours with the skipped hour if they would end within it', () => {
    expect(after('2026-03-08T05:00:00Z', { from: 22, to: 2 }, 'America/New_York')).toBe(
      '2026-03-08T07:00:00.000Z',
    );
  });

  it('returns the next time that is not quiet, on any day of the year and in any zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Pacific/Chatham',
      'America/Santiago',
    );
    const hours = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }))
      .map(([from, more]) => ({ from, to: (from + more) % 24 }));
    const instants = fc.oneof(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      // Around the daylight saving changes in the zones above.
      fc
        .tuple(
          fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01'),
          fc.integer({ min: -24 * 60, max: 24 * 60 }),
        )
        .map(([day, minutes]) => new Date(Date.parse(day) + minutes * 60_000)),
    );

    fc.assert(
      fc.property(instants, hours, zones, (instant, quiet, zone) => {
        const end = afterQuietHours(instant, quiet, zone);

        expect(isQuiet(end, quiet, zone)).toBe(false);
        expect(end.getTime() - instant.getTime()).toBeLessThan(48 * 3_600_000);
        for (let time = instant.getTime(); time < end.getTime(); time += QUARTER_MS) {
          expect(isQuiet(new Date(time), quiet, zone)).toBe(true);
        }
      }),
    );
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'America/New_York', 'Europe/Berlin'])('can be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
    expect(timeZoneSchema.safeParse(name).success).toBe(true);
  });

  it.each(['', 'Mars/Olympus', 'New York', 'UTC'.padEnd(70, ' ')])('cannot be "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(timeZoneSchema.safeParse(name).success).toBe(false);
  });
});
