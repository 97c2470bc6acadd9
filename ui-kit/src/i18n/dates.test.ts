import { expect, it } from 'vitest'
import { formatDate } from './dates.ts'

it('formats a date with a short month and its time, in the language of the interface', () => {
  expect(formatDate('2026-11-20T12:00:00Z', 'en')).toMatch(/^Nov 20, 2026, \d+:00\s[AP]M$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'es')).toMatch(/^20 nov 2026, \d+:00$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'fr')).toMatch(/^20 nov\. 2026, \d+:00$/)
})

it('formats Portuguese dates in words, too', () => {
  expect(formatDate('2026-11-20T12:00:00Z', 'pt')).toMatch(/^20 de novembro de 2026 às \d+:00$/)
  expect(formatDate('2026-11-20T12:00:00Z', 'pt', 'weekday')).toBe('sexta-feira, 20 de novembro')
})
