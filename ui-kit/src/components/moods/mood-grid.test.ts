import { describe, expect, it } from 'vitest'
import { aMood } from '../../testing/fixtures.ts'
import { findMoods } from './mood-grid.tsx'

describe('the search for a mood', () => {
  const moods = [aMood({ key: 'sarcastic' }), aMood({ key: 'curious' })]
  const keys = (search: string, language: 'en' | 'pt') =>
    findMoods(moods, search, language).map(({ key }) => key)

  it('searches the translated names, ignoring accents and case', () => {
    expect(keys('SARCASTICO', 'pt')).toEqual(['sarcastic'])
    expect(keys(' curi', 'en')).toEqual(['curious'])
    expect(keys('curioso', 'en')).toEqual([])
  })

  it('finds all of them without a query', () => {
    expect(keys('', 'en')).toEqual(['sarcastic', 'curious'])
  })
})
