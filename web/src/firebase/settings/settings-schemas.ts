import { SETTINGS, type Settings, type SettingsName } from '@prayer-community/domain/settings/settings';
import type * as z from 'zod';

/** The schema of each settings document. Typed by name, so that a name known only at run time keeps its type. */
export const SETTINGS_SCHEMAS: { [Name in SettingsName]: z.ZodType<Settings[Name]> } = SETTINGS;
