declare global {
  /** Where zod keeps what `z.config` sets, for whichever copy of it is loaded first. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Schemas compiled from text would need 'unsafe-eval', which the site's Content-Security-Policy does not allow. Not by
// `z.config`: that would bring 4 kB of zod into the first load, which needs none of it.
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

export {};
