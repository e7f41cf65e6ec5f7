import { SETTINGS, type Settings, type SettingsName } from '@prayer-community/domain/settings/settings';
import type * as z from 'zod';

/** What each settings document is read with; typed by name, so that a name given at run time keeps its type. */
export const SETTINGS_SCHEMAS: { [Name in SettingsName]: z.ZodType<Settings[Name]> } = SETTINGS;
