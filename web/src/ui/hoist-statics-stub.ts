/**
 * Replaces `hoist-non-react-statics` in the build. Emotion uses it, and a `react-is` of its own, only for its
 * `withTheme`, which neither we nor MUI call. This saves 1 kB of the first load.
 */
export default function missing(): never {
  throw new Error("Something calls Emotion's withTheme: remove this alias in vite.config.ts.");
}
