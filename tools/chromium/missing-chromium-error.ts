import { MachineError } from '../machine-error.ts';

export class MissingChromiumError extends MachineError {
  override readonly name = 'MissingChromiumError';

  constructor(why: string, options?: ErrorOptions) {
    super(
      `${why} Install one (Debian: apt-get install chromium, macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to a Chromium or Chrome.`,
      options,
    );
  }
}
