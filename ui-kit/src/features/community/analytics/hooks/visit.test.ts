import { expect, it } from 'vitest'
import { referringSite } from './shown-page.ts'
import { continueVisit } from './visit.ts'

function keptInMemory(value: string | null = null) {
  return { get: () => value, set: (next: string) => void (value = next) }
}

const NOW = 1_790_000_000_000
const HALF_AN_HOUR = 1_800_000

it('another visit of the same browser begins after half an hour', () => {
  const kept = keptInMemory()
  const first = continueVisit(kept, NOW)
  const later = continueVisit(kept, NOW + HALF_AN_HOUR - 1_000)
  const last = continueVisit(kept, NOW + 2 * HALF_AN_HOUR - 1_000)
  expect(first.sessionId).toBe('1790000000')
  expect(later).toEqual(first)
  expect(last.clientId).toBe(first.clientId)
  expect(last.sessionId).toBe('1790003599')
})

it('a browser whose kept value is nonsense is a new one', () => {
  const kept = keptInMemory('x.y.z')
  expect(continueVisit(kept, NOW).clientId).toMatch(/^[\da-f]{32}$/)
})

const siteOf = (referrer: string) => referringSite({ referrer } as Document, 'https://fanfare.test')

it('of the site that led here only the origin is told, and nothing of our own', () => {
  expect(siteOf('https://mail.test/inbox?q=secret#x')).toBe('https://mail.test')
  expect(siteOf('https://fanfare.test/posts/p1')).toBeUndefined()
  expect(siteOf('android-app://com.linkedin.android/')).toBeUndefined()
  expect(siteOf('')).toBeUndefined()
})
