interface Arrow {
  readonly rule: string;
  /** Pattern of the importing paths. Its first group replaces `$1` in `notTo`. */
  readonly from: string;
  readonly notTo: string;
}

/** The import rules, enforced by `npm run lint`. Tests are exempt. */
export const ARROWS: readonly Arrow[] = [
  {
    rule: 'i18n imports nothing else of ours',
    from: '^i18n/src/',
    notTo: '^(?!i18n/src/)',
  },
  {
    rule: 'domain imports of ours only itself and i18n',
    from: '^domain/src/',
    notTo: '^(?!(?:domain|i18n)/src/)',
  },
  {
    rule: 'a feature imports no other feature, and not the app',
    from: '^web/src/features/([^/]+)/',
    notTo: '^web/src/(?:app/|features/(?!$1/))',
  },
  {
    rule: 'what features share imports none of them, and not the app',
    from: '^web/src/(?!app/|features/)[^/]+/',
    notTo: '^web/src/(?:app|features)/',
  },
  {
    rule: 'a capability imports of functions only itself, data, messaging and platform',
    from: '^functions/src/(?!(?:data|messaging|platform)/)([^/]+)/',
    notTo: '^functions/src/(?!(?:$1|data|messaging|platform)/)',
  },
  {
    rule: 'messaging imports of functions only itself, data and platform',
    from: '^functions/src/messaging/',
    notTo: '^functions/src/(?!(?:messaging|data|platform)/)',
  },
  {
    rule: 'data imports of functions only itself and platform',
    from: '^functions/src/data/',
    notTo: '^functions/src/(?!(?:data|platform)/)',
  },
  {
    rule: 'platform imports of functions only itself',
    from: '^functions/src/platform/',
    notTo: '^functions/src/(?!platform/)',
  },
  {
    rule: 'web and functions import of ours only themselves, domain and i18n',
    from: '^(web|functions)/src/',
    notTo: '^(?!(?:$1|domain|i18n)/src/)',
  },
  {
    rule: 'the product imports nothing that only tests use',
    from: '^(?:i18n|domain|web|functions)/src/',
    notTo: '/testing/|\\.test\\.',
  },
  {
    rule: 'tools import neither benchmarks nor scripts',
    from: '^tools/',
    notTo: '^(?:bench|scripts)/',
  },
];
