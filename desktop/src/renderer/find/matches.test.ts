import { expect, it } from 'vitest'
import { matchesIn } from './matches.ts'

it.each([
  ['Ten years of brass', 'brass', [[13, 18]]],
  [
    'Brass, BRASS and brass',
    'bRaSS',
    [
      [0, 5],
      [7, 12],
      [17, 22],
    ],
  ],
  ['Olá, São Paulo', 'são', [[5, 8]]],
  ['one\n   line', 'one line', [[0, 11]]],
  ['a.b axb', 'a.b', [[0, 3]]],
  ['what? (this) [one] a-b {2} $1 c\\d e/f', '(this) [one] a-b {2} $1 c\\d e/f', [[6, 37]]],
  [
    '🎺🎺',
    '🎺',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['aaa', 'aa', [[0, 2]]],
  ['nothing of the kind', 'brass', []],
  ['anything', '', []],
  ['any thing', '  ', []],
])('finds in “%s” the words “%s”', (text, words, matches) => {
  expect(matchesIn(text, words)).toEqual(matches)
})
