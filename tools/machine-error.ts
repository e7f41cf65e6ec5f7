/** This machine lacks something or is set up incorrectly. The message says what to do, so no stack is shown. */
export class MachineError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
