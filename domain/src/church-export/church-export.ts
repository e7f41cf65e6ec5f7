import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { AUTO_ID } from '../fields/auto-id.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';
import { refusalSchema } from '../refusal.ts';
import { TEAM_CHANGES_WITHIN_MS } from '../staff/team-member.ts';

export const EXPORTS_FOLDER = 'exports';

/** An archive can be downloaded for this long after it was built. Then it is deleted. */
export const EXPORT_LIFETIME_MS = DAY_MS;

/** A leader may export and download for this long after entering the emailed code. The Storage rules enforce the same limit. */
export const EXPORT_SESSION_MS = TEAM_CHANGES_WITHIN_MS;

/** A download must begin within this time after it was logged. */
export const DOWNLOAD_WITHIN_MS = 10 * MINUTE_MS;

/** An export that is not built within this time has failed. Each attempt takes at most nine minutes. */
export const EXPORT_BUILT_WITHIN_MS = HOUR_MS;

/** Maximum number of attempts, including the first. */
export const EXPORT_MAX_ATTEMPTS = 3;

const EXPORT_STATES = ['waiting', 'building', 'ready', 'failed'] as const;

export const EXPORT_REFUSALS = {
  underWay: message('An export is already being prepared.'),
  gone: message('This export is no longer available. Please start a new one.'),
} as const;

/** The stored fields of `exports/{id}`. */
export function churchExportFields(instant: z.ZodType<Date>) {
  return {
    requested_by: z.string(),
    created_at: instant,
    state: z.enum(EXPORT_STATES),
    attempts: z.int().min(0),
    /** Set while an attempt runs. Another attempt begins only after this time. */
    leased_until: instant.nullable(),
    /** Documents and files archived so far. */
    done_count: z.int().min(0),
    /** Documents and files to archive. Null until they are counted. */
    total_count: z.int().min(0).nullable(),
    /** The archive in Storage. Null before it is built and after it is deleted. */
    file_path: z.string().nullable(),
    size_bytes: z.int().min(0).nullable(),
    /** Null until the archive is built. */
    expires_at: instant.nullable(),
    /** Oldest first. */
    downloads: z.array(z.object({ by: z.string(), at: instant })),
    /** For each leader, the time by which their logged download must begin. Read by the Storage rules. */
    open_until: z.record(z.string(), instant),
  };
}

export type ChurchExport<Instant> = Stored<typeof churchExportFields, Instant>;

export function newChurchExport(requested_by: string, now: Date): ChurchExport<Date> {
  return {
    requested_by,
    created_at: now,
    state: 'waiting',
    attempts: 0,
    leased_until: null,
    done_count: 0,
    total_count: null,
    file_path: null,
    size_bytes: null,
    expires_at: null,
    downloads: [],
    open_until: {},
  };
}

/** Returns the current status of an export. An export that was not built in time has failed, and a built one expires. */
export function exportStatus(
  { state, created_at, expires_at }: Pick<ChurchExport<Date>, 'state' | 'created_at' | 'expires_at'>,
  now: Date,
): 'building' | 'ready' | 'expired' | 'failed' {
  if (state === 'ready') {
    return expires_at !== null && now < expires_at ? 'ready' : 'expired';
  }
  const isLate = now.getTime() - created_at.getTime() >= EXPORT_BUILT_WITHIN_MS;
  return state === 'failed' || isLate ? 'failed' : 'building';
}

export function exportFilePath(exportId: string, builtAt: Date): string {
  return `${EXPORTS_FOLDER}/${exportId}/export-${builtAt.toISOString().slice(0, 10)}.zip`;
}

const exportIdSchema = z.string().regex(AUTO_ID);

/** `startExport`: starts building an archive of everything. */
export const startExportInputSchema = z.strictObject({});
export const startExportOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), exportId: exportIdSchema }),
  refusalSchema,
]);

/** `openExport`: logs a download and allows it to begin. */
export const openExportInputSchema = z.strictObject({ exportId: exportIdSchema });
export const openExportOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), path: z.string() }),
  refusalSchema,
]);
