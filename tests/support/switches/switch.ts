import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Locator, Page } from 'playwright-core';

/** A part of a screen that a setting shows or hides. */
export interface SwitchedView {
  shown: Locator;
  /** What a screen that knows of the setting shows where the part is gone. */
  instead?: Locator;
  /** Waits until a screen that shows nothing instead knows of it. */
  isKnown?: () => Promise<unknown>;
}

/** A setting with a few values, and what is seen of it. */
export interface Switch {
  /** Who sees it. */
  by: 'visitor' | StaffRole;
  /** The language of their browser, where it matters. */
  locale?: string;
  /** The value that shows it and the value that hides it; on and off where nothing is said. */
  values?: readonly [shown: unknown, hidden: unknown];
  /** When a screen learns of a change. */
  learns: 'live' | 'on reload' | 'on the next visit';
  /** Lead to each part that it shows. */
  views: readonly ((page: Page) => Promise<SwitchedView>)[];
}
