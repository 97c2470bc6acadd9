import { describe, expect, it } from 'vitest'
import { formatDate, relativeTime } from './dates.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

describe('how long ago', () => {
  it.each([
    [10_000, 'now'],
    [60_000, '1 minute ago'],
    [2 * 3_600_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [15 * 86_400_000, '2 weeks ago'],
    [400 * 86_400_000, 'last year'],
  ])('%d milliseconds are shown as %s', (milliseconds, words) => {
    expect(relativeTime(ago(milliseconds), 'en', NOW)).toBe(words)
  })

  it('uses the language of the interface', () => {
    expect(relativeTime(ago(2 * 3_600_000), 'fr', NOW)).toBe('il y a 2 heures')
    expect(relativeTime(ago(86_400_000), 'pt', NOW)).toBe('ontem')
  })

  it('is now for a time slightly ahead of this clock', () => {
    expect(relativeTime(ago(-5_000), 'en', NOW)).toBe('now')
  })
})

it('formats a date with a short month and its time, in the language of the interface', () => {
  expect(formatDate('2026-11-20T12:00:00Z', 'en')).toMatch(/^Nov 20, 2026, \d+:00\s[AP]M$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'es')).toMatch(/^20 nov 2026, \d+:00$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'fr')).toMatch(/^20 nov\. 2026, \d+:00$/)
})

it('formats Portuguese dates in words, too', () => {
  expect(formatDate('2026-11-20T12:00:00Z', 'pt')).toMatch(/^20 de novembro de 2026 às \d+:00$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'pt', 'weekday')).toBe('sexta-feira, 20 de novembro')
})
