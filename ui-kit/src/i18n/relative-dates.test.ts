import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { daysUntil, relativeDay, relativeTime } from './relative-dates.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const at = (distance: number) => new Date(NOW + distance).toISOString()
const inUtc = { now: NOW, timeZone: 'UTC' }

const texts = (distance: number) => LANGUAGES.map((each) => relativeTime(at(distance), each, inUtc))

describe('how long ago or ahead', () => {
  it.each([
    [-10_000, 'now'],
    [-MINUTE, '1 minute ago'],
    [-2 * HOUR, '2 hours ago'],
    [-23 * HOUR, '23 hours ago'],
    [-DAY, 'yesterday'],
    [-6 * DAY, '6 days ago'],
    [-15 * DAY, '2 weeks ago'],
    [-31 * DAY, '1 month ago'],
    [-364 * DAY, '11 months ago'],
    [-400 * DAY, '1 year ago'],
    [5_000, 'now'],
    [5 * MINUTE + 1, 'in 5 minutes'],
    [DAY, 'tomorrow'],
    [3 * DAY, 'in 3 days'],
  ])('%d milliseconds are shown as %s', (distance, words) => {
    expect(relativeTime(at(distance), 'en', inUtc)).toBe(words)
  })

  it('uses the language of the interface', () => {
    expect(texts(-2 * HOUR).toSorted()).toEqual([
      '2 hours ago',
      'hace 2 horas',
      'há 2 horas',
      'il y a 2 heures',
    ])
    expect(texts(-DAY).toSorted()).toEqual(['ayer', 'hier', 'ontem', 'yesterday'])
  })

  it('separates the days at midnight in the time zone of the reader', () => {
    const now = Date.parse('2026-11-21T01:00:00Z')
    const iso = '2026-11-19T23:30:00Z'
    expect(relativeTime(iso, 'en', { now, timeZone: 'UTC' })).toBe('2 days ago')
    expect(relativeTime(iso, 'en', { now, timeZone: 'America/New_York' })).toBe('yesterday')
  })
})

describe('a day by its distance', () => {
  it.each([
    [0, ['aujourd’hui', 'hoje', 'hoy', 'today']],
    [1, ['amanhã', 'demain', 'mañana', 'tomorrow']],
    [2, ['après-demain', 'depois de amanhã', 'in 2 days', 'pasado mañana']],
  ])('%d has a word in every language', (days, words) => {
    expect(LANGUAGES.map((each) => relativeDay(days, each)).toSorted()).toEqual(words)
  })

  it('is that of the reader', () => {
    const [now, iso] = [Date.parse('2026-11-21T20:00:00Z'), '2026-11-22T02:00:00Z']
    expect(daysUntil(iso, { now, timeZone: 'UTC' })).toBe(1)
    expect(daysUntil(iso, { now, timeZone: 'America/New_York' })).toBe(0)
  })
})
