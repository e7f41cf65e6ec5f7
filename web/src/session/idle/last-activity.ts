const LAST_ACTIVITY_KEY = 'prayer-community.last-activity';

/** Returns when staff were last active in any tab, in milliseconds since the epoch. Null if unknown. */
export function lastActivityMs(): number | null {
  const written = Number(localStorage.getItem(LAST_ACTIVITY_KEY) ?? Number.NaN);
  return Number.isFinite(written) ? written : null;
}

/** Records the member's activity for all tabs. */
export function noteActivity(nowMs: number): void {
  localStorage.setItem(LAST_ACTIVITY_KEY, String(nowMs));
}
