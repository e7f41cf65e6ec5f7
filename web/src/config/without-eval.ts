declare global {
  /** The global in which zod stores the settings of `z.config`, whichever copy of zod is loaded first. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Schemas compiled from text would need 'unsafe-eval', which the site's Content-Security-Policy does not allow. Does
// not use `z.config`, which would add 4 kB of zod to the first load, where zod is not needed.
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

export {};
