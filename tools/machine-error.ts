/** This machine lacks something or has it otherwise than needed. The message says the way out, so that no stack is shown. */
export class MachineError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = message;
  }
}
