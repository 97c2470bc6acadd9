const ALPHABET = 'letters of an alphabet, not mail'

/**
 * Exceptions where a word that the glossary forbids is a standard term: `word`, the `names` or the folder (`under`) in
 * which it is allowed, and why.
 */
export const ALLOWANCES = [
  { word: 'letter', names: ['LETTERS_AND_DIGITS', 'letters'], because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'backend/contract/rules/', because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'backend/app/comments/tests/', because: ALPHABET },
  { word: 'letter', names: ['letter'], under: 'ui-kit/src/primitives/', because: ALPHABET },
  { word: 'unfurl', under: 'e2e/peers/slack/', because: 'the word of the API it serves' },
  { word: 'unfurl', under: 'backend/app/slack/', because: 'the word of the API it calls' },
  { word: 'hold', under: 'backend/database/migrations/', because: 'a migration that has run keeps its name' },
]
