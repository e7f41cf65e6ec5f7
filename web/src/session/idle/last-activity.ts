const LAST_ACTIVITY_KEY = 'prayer-community.last-activity';

/** When staff last did something in any tab, in milliseconds since the epoch; null where that is not known. */
export function lastActivityMs(): number | null {
  const written = Number(localStorage.getItem(LAST_ACTIVITY_KEY) ?? Number.NaN);
  return Number.isFinite(written) ? written : null;
}

/** Notes for every tab that a member is doing something. */
export function noteActivity(nowMs: number): void {
  localStorage.setItem(LAST_ACTIVITY_KEY, String(nowMs));
}
