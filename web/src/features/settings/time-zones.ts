import { DEFAULT_TIME_ZONE } from '@prayer-community/domain/settings/quiet-hours';

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, and the chosen one, which another browser may have known. */
export function timeZonesWith(chosen: string): { value: string; label: string }[] {
  const names = new Set([DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...names].map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
