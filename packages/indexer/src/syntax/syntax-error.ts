/** Why no parser could be made: something of the installation, never of the text that is parsed. */
export class SyntaxEngineError extends Error {
  override readonly name = 'SyntaxEngineError';
  readonly code:
    | 'grammar_missing'
    | 'grammar_invalid'
    | 'parser_missing'
    | 'parser_invalid'
    | 'runtime_missing'
    | 'runtime_invalid';
  readonly hint: string;

  constructor(code: SyntaxEngineError['code'], message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
}
