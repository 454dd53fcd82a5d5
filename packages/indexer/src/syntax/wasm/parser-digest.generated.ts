// The parser that native/build-parser.sh built. Do not edit.
export const PARSER_SHA256 = '22ee895e50714e2e56f4f98723e668374a695e00cf635da9572e4d096bbdc687';
