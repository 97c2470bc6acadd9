import { expect, it } from 'vitest'
import { joinSentences } from './join-sentences.ts'

it.each([
  ['Failed to create tag', 'Failed to create tag. Please try again.'],
  ['Failed to create post.', 'Failed to create post. Please try again.'],
  ['What now?', 'What now? Please try again.'],
])('puts one full stop between “%s” and the next sentence', (first, both) => {
  expect(joinSentences(first, 'Please try again.')).toBe(both)
})
