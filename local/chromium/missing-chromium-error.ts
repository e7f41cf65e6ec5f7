/** There is no Chromium for the browser tests; the message says why and the ways to get one. */
export class MissingChromiumError extends Error {
  override readonly name = 'MissingChromiumError';

  constructor(why: string) {
    super(
      [
        why,
        'One of these helps:',
        '  - install one (Debian: apt-get install chromium, macOS: brew install --cask google-chrome)',
        '  - npx playwright-core install chromium',
        '  - set CHROMIUM_PATH to the program of a Chromium or Chrome',
      ].join('\n'),
    );
  }
}
