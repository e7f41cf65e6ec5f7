/** The source is not of the language from this offset on. Thrown by lexer and parser, caught where a ruleset is compiled. */
export class SyntaxFault extends Error {
  override name = 'SyntaxFault';

  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}
