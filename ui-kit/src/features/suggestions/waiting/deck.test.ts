import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aWaitingPost } from '../../../testing/fixtures.ts'
import { frontAfter, mergeCards } from './deck.ts'

const cards = (...ids: string[]) => ids.map((id) => aWaitingPost({ id }))
const idsOf = (all: ReturnType<typeof cards>) => all.map(({ post }) => post.id)
const merged = (shown: string[], read: string[], front?: string) =>
  idsOf(mergeCards(cards(...shown), cards(...read), front))

it('keeps the order of the cards, and puts new posts last', () => {
  expect(merged(['a', 'b'], ['c', 'b', 'a'], 'a')).toEqual(['a', 'b', 'c'])
})

it('drops posts that no longer wait, but not the one in front', () => {
  expect(merged(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c'])
})

it('has the newest suggestion of every post that waits', () => {
  const read = [aWaitingPost({ id: 'a' }, { content: 'Newer words' })]
  expect(mergeCards(cards('a'), read, 'a')).toEqual(read)
})

it('moves no card, loses no post that waits, and shows none twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'))
  fc.assert(
    fc.property(ids, ids, fc.option(fc.constantFrom('a', 'b'), { nil: undefined }), (shown, read, front) => {
      const result = merged(shown, read, front)
      expect(new Set(result).size).toBe(result.length)
      expect(result).toEqual(expect.arrayContaining(read))
      expect(result.filter((id) => shown.includes(id))).toEqual(shown.filter((id) => result.includes(id)))
      expect(result).toEqual(expect.arrayContaining(shown.filter((id) => id === front)))
    }),
  )
})

it('shows the card that follows one that is gone, else the last one', () => {
  expect(frontAfter(cards('a', 'b'), 1)).toBe('b')
  expect(frontAfter(cards('a', 'b'), 2)).toBe('b')
  expect(frontAfter([], 0)).toBeUndefined()
})
