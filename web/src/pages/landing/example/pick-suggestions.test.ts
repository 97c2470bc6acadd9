import { expect, it } from 'vitest'
import type { PublicSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { aPublicPost, aPublicSuggestion } from '@fanfare/ui-kit/testing/fixtures.ts'
import { examplePost } from '@fanfare/contract/community/rules/landing_example.ts'
import { pickSuggestions } from './pick-suggestions.ts'

const suggestion = (id: string, facts: Partial<PublicSuggestion> = {}) => aPublicSuggestion({ id, ...facts })

it('picks no post that is sensitive, or whose last half is kept for its members', () => {
  const sensitive = aPublicPost({ isSensitive: true, availableCount: 9, commentsCount: 9 })
  const kept = aPublicPost({ availableCount: 3, commentsCount: 5 })
  expect(examplePost([])).toBeNull()
  expect(examplePost([sensitive, kept])).toBeNull()
})

it('picks the post of which visitors can copy the most', () => {
  const few = aPublicPost({ id: 'few', availableCount: 4, commentsCount: 6 })
  const many = aPublicPost({ id: 'many', availableCount: 5, commentsCount: 6 })
  expect(examplePost([few, many])?.id).toBe('many')
})

it('picks nothing when fewer than two fit into a card, or all are used', () => {
  const long = suggestion('long', { content: 'Well said. '.repeat(12) })
  expect(pickSuggestions([suggestion('a'), long])).toEqual([])
  const used = [suggestion('a', { isLocked: true }), suggestion('b', { isLocked: true })]
  expect(pickSuggestions(used)).toEqual([])
})

it('picks three, available ones first and short ones before long ones', () => {
  const picked = pickSuggestions([
    suggestion('used', { isLocked: true, content: 'Yes' }),
    suggestion('longer', { content: 'Well said, and well done' }),
    suggestion('short'),
    suggestion('shortest', { content: 'True' }),
  ])
  expect(picked).toEqual(['shortest', 'short', 'longer'])
})
