import { describe, expect, it } from 'vitest'
import { anOffer, anOffered } from '../../testing/fixtures.ts'
import { findInOffers } from './find-in-offers.ts'
import { keepPlaces } from './keep-places.ts'

const withIds = (...ids: string[]) => anOffer({ suggestions: ids.map((id) => anOffered({ id })) })
const idsOf = ([offer]: ReturnType<typeof keepPlaces>) => offer?.suggestions.map(({ id }) => id)

describe('keeping places', () => {
  it('leaves what was seen where it was, and puts what is new below', () => {
    expect(idsOf(keepPlaces([withIds('a', 'b', 'c')], [withIds('new', 'c', 'b', 'a')]))).toEqual([
      'a',
      'b',
      'c',
      'new',
    ])
  })

  it('closes the gap of what is gone', () => {
    expect(idsOf(keepPlaces([withIds('a', 'b', 'c')], [withIds('c', 'a')]))).toEqual(['a', 'c'])
  })

  it('takes a post nobody has seen as it comes', () => {
    const fresh = anOffer({ post: { id: 'new' } })
    expect(keepPlaces([withIds('a')], [fresh])).toEqual([fresh])
  })
})

describe('searching in the list', () => {
  const offers = [
    anOffer({ suggestions: [anOffered({ content: 'Uma publicação ótima' })] }),
    anOffer({ post: { id: 'covered', title: 'Uma publicação', isSensitive: true } }),
  ]

  it('wants every word, whatever their case and accents', () => {
    expect(findInOffers(offers, 'OTIMA latency')).toHaveLength(1)
    expect(findInOffers(offers, 'otima zebra')).toEqual([])
  })

  it('does not tell what a sensitive post says', () => {
    expect(findInOffers(offers, 'publicacao').map(({ post }) => post.id)).toEqual(['post-1'])
  })
})
