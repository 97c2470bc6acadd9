import { describe, expect, it } from 'vitest'
import type { AiSettings } from '@fanfare/contract/ai/data/ai.ts'
import { changesOf, promptsValues, readTokens } from './prompts-schema.ts'

const SETTINGS: AiSettings = {
  tone: 'Warm',
  avoid: '',
  examples: '',
  disabledMoodIds: ['b', 'a'],
  monthlyTokens: 50_000,
}

describe('a number of tokens', () => {
  it.each(['many', '1.5', '-1000', '1e6', '10.00', '1,00,000'])('is no whole number as %s', (typed) => {
    expect(readTokens(typed)).toBeNaN()
  })

  it.each([
    ['', null],
    ['  ', null],
    ['1000', 1_000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['1\u202f000\u202f000', 1_000_000],
  ])('is read from “%s”', (typed, tokens) => {
    expect(readTokens(typed)).toBe(tokens)
  })
})

describe('the changes', () => {
  it('are none for what is shown of the stored settings', () => {
    expect(changesOf(SETTINGS, promptsValues(SETTINGS, String))).toEqual({})
  })

  it('are none for white space around a text', () => {
    expect(changesOf(SETTINGS, { ...promptsValues(SETTINGS, String), tone: ' Warm\n' })).toEqual({})
  })

  it('are what differs', () => {
    const values = {
      ...promptsValues(SETTINGS, String),
      avoid: 'synergy',
      disabledMoodIds: ['a'],
      monthlyTokens: '',
    }
    expect(changesOf(SETTINGS, values)).toEqual({
      avoid: 'synergy',
      disabledMoodIds: ['a'],
      monthlyTokens: null,
    })
  })
})
