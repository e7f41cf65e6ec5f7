import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Locator, Page } from 'playwright-core';

/** A part of a screen that a setting shows or hides. */
export interface SwitchedView {
  shown: Locator;
  /** What a screen shows instead of the hidden part, once it knows the setting. */
  instead?: Locator;
  /** Waits until the screen knows the setting, if it shows nothing instead. */
  isKnown?: () => Promise<unknown>;
}

/** A setting with a few values, and its visible effects. */
export interface Switch {
  by: 'visitor' | StaffRole;
  /** The browser's language, if it matters. */
  locale?: string;
  /** The values that show and hide it. Defaults to on and off. */
  values?: readonly [shown: unknown, hidden: unknown];
  /** When a screen notices a change. */
  learns: 'live' | 'on reload' | 'on the next visit';
  /** Open each part that the setting shows. */
  views: readonly ((page: Page) => Promise<SwitchedView>)[];
}
