import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import type { ReactNode } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { LoadedSettings } from '../loaded-settings.tsx';

interface KnownSettingsProps<Name extends SettingsName> {
  name: Name;
  children: (settings: Settings[Name]) => ReactNode;
}

/** Renders its children once the settings of one name are known. */
export function KnownSettings<Name extends SettingsName>({ name, children }: KnownSettingsProps<Name>) {
  return <LoadedSettings live={useSettings(name)}>{children}</LoadedSettings>;
}
