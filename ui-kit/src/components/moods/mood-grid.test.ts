import { describe, expect, it } from 'vitest'
import { aMood } from '../../testing/fixtures.ts'
import { findMoods, recentFirst } from './mood-grid.tsx'

it('offers the moods chosen last first, newest first', () => {
  const moods = ['one', 'two', 'three', 'four'].map((id) => aMood({ id }))
  const order = (recent: string[]) => recentFirst(moods, recent).map(({ id }) => id)
  expect(order([])).toEqual(['one', 'two', 'three', 'four'])
  expect(order(['three', 'gone', 'one'])).toEqual(['three', 'one', 'two', 'four'])
})

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
