import { DEFAULT_TIME_ZONE } from '@prayer-community/domain/settings/quiet-hours';

export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns every time zone that the browser knows, and the chosen one, which only another browser may know. */
export function timeZonesWith(chosen: string): { value: string; label: string }[] {
  const names = new Set([DEFAULT_TIME_ZONE, ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...names].map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
