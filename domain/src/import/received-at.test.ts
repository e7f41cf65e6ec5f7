import { expect, it } from 'vitest';
import { receivedAt } from './received-at.ts';

/** No moment of a day is the same day in the whole world. In these zones (UTC-11 and UTC+14), it is a neighboring day. */
const NEIGHBORING_DAY = ['Pacific/Kiritimati', 'Pacific/Midway', 'Pacific/Niue', 'Pacific/Pago_Pago'];

const NOW = new Date('2027-01-01T00:00:00Z');

// The first and the seventh month have winter and summer time, north and south.
const DAYS = ['2026-01-01', '2026-03-04', '2026-07-31', '2026-12-31'];

it('an imported request shows the day of its file in the time zones that the settings offer', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !NEIGHBORING_DAY.includes(zone));
  const shownIn = (timeZone: string, day: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(receivedAt(day, NOW));

  const wrong = zones.filter((zone) => DAYS.some((day) => shownIn(zone, day) !== day));

  expect(zones).toContain('Pacific/Auckland');
  expect(wrong).toEqual([]);
});

it('an imported request is never received in the future', () => {
  const morning = new Date('2026-11-27T06:00:00Z');

  expect(receivedAt('2026-11-27', morning)).toEqual(morning);
  expect(receivedAt(null, morning)).toEqual(morning);
});
