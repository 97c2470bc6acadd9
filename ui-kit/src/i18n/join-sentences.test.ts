import { expect, it } from 'vitest'
import { joinSentences, withoutRepeats } from './join-sentences.ts'

it.each([
  ['Failed to create tag', 'Failed to create tag. Please try again.'],
  ['Failed to create post.', 'Failed to create post. Please try again.'],
  ['What now?', 'What now? Please try again.'],
])('puts one full stop between “%s” and the next sentence', (first, both) => {
  expect(joinSentences(first, 'Please try again.')).toBe(both)
})

it('says a sentence once that ends both', () => {
  const failed = 'Failed to create post. Please try again.'
  expect(joinSentences(failed, 'The server is busy. Please try again.')).toBe(`${failed} The server is busy.`)
  expect(joinSentences('Failed to create tag', 'Failed to create tag.')).toBe('Failed to create tag')
  expect(withoutRepeats('', 'The server is busy.')).toBe('The server is busy.')
})
