import { describe, expect, it } from 'vitest'
import { anOffer, anOfferedSuggestion } from '../testing/fixtures.ts'
import { findInOffers } from './find-in-offers.ts'
import { keepOrder } from './hooks/use-steady-offers.ts'

const withIds = (...ids: string[]) => anOffer({ suggestions: ids.map((id) => anOfferedSuggestion({ id })) })
const idsOf = ([offer]: ReturnType<typeof keepOrder>) => offer?.suggestions.map(({ id }) => id)

describe('the order of a new list', () => {
  it('is the old one, with new suggestions last', () => {
    expect(idsOf(keepOrder([withIds('a', 'b', 'c')], [withIds('new', 'c', 'b', 'a')]))).toEqual([
      'a',
      'b',
      'c',
      'new',
    ])
  })

  it('leaves no gap for a suggestion that is gone', () => {
    expect(idsOf(keepOrder([withIds('a', 'b', 'c')], [withIds('c', 'a')]))).toEqual(['a', 'c'])
  })

  it('is the server’s own for a new post', () => {
    const fresh = anOffer({ post: { id: 'new' } })
    expect(keepOrder([withIds('a')], [fresh])).toEqual([fresh])
  })
})

describe('searching in the list', () => {
  const offers = [
    anOffer({ suggestions: [anOfferedSuggestion({ content: 'Uma publicação ótima' })] }),
    anOffer({ post: { id: 'covered', title: 'Uma publicação', isSensitive: true } }),
  ]

  it('matches all words, ignoring case and accents', () => {
    expect(findInOffers(offers, 'OTIMA latency')).toHaveLength(1)
    expect(findInOffers(offers, 'otima zebra')).toEqual([])
  })

  it('does not search sensitive posts', () => {
    expect(findInOffers(offers, 'publicacao').map(({ post }) => post.id)).toEqual(['post-1'])
  })
})
