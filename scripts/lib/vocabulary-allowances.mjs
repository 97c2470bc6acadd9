const ALPHABET = 'letters of an alphabet, not mail'

/**
 * Exceptions where a word that the glossary forbids is a standard term: `word`, the `names` or the folder (`under`) in
 * which it is allowed, and why.
 */
export const ALLOWANCES = [
  { word: 'letter', names: ['LETTERS_AND_DIGITS', 'letters'], because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'backend/contract/', because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'backend/app/suggestions/comments/tests/', because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'ui-kit/src/primitives/', because: ALPHABET },
  { word: 'journey', under: 'e2e/journeys/', because: 'the usual word for such a test' },
  { word: 'unfurl', under: 'e2e/sandbox/slack/', because: 'the word of the API it serves' },
  { word: 'unfurl', under: 'backend/app/slack/', because: 'the word of the API it calls' },
]
