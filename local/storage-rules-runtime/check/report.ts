import { type Issue, positionAt } from '../syntax/issue.ts';

/** Collects what the checks find, and where. */
export class Report {
  private readonly found: (Issue & { readonly offset: number })[] = [];

  constructor(private readonly source: string) {}

  error(message: string, offset: number): void {
    this.found.push({ severity: 'error', message, offset, position: positionAt(this.source, offset) });
  }

  warning(message: string, offset: number): void {
    this.found.push({ severity: 'warning', message, offset, position: positionAt(this.source, offset) });
  }

  /** A warning about the whole file. */
  fileWarning(message: string): void {
    this.found.push({ severity: 'warning', message, offset: -1, position: null });
  }

  get hasErrors(): boolean {
    return this.found.some(({ severity }) => severity === 'error');
  }

  /** In the order of the source. */
  get issues(): readonly Issue[] {
    return this.found
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ severity, message, position }) => ({ severity, message, position }));
  }
}
