import { expect, it } from 'vitest'
import { ALL_DAYS } from '../../shared/settings.ts'
import { isQuietHour, quietHoursEnd } from './quiet-hours.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00`)

it('is never quiet without quiet hours', () => {
  expect(isQuietHour(null, at('03:00'))).toBe(false)
})

it.each([
  ['12:59', false],
  ['13:00', true],
  ['13:59', true],
  ['14:00', false],
])('at %s, with quiet hours from 13:00 to 14:00, is quiet: %s', (time, quiet) => {
  expect(isQuietHour({ from: '13:00', to: '14:00', days: ALL_DAYS }, at(time))).toBe(quiet)
})

it.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('at %s, with quiet hours from 22:00 to 07:00, is quiet: %s', (time, quiet) => {
  expect(isQuietHour({ from: '22:00', to: '07:00', days: ALL_DAYS }, at(time))).toBe(quiet)
})

it('is quiet at no time when the hours begin where they end', () => {
  expect(isQuietHour({ from: '08:00', to: '08:00', days: ALL_DAYS }, at('08:00'))).toBe(false)
})

// The twenty-first is a Saturday.
it.each([
  ['Friday evening', '2026-11-20T23:00:00', true],
  ['the night that follows', '2026-11-21T03:00:00', true],
  ['Saturday evening', '2026-11-21T23:00:00', false],
  ['the night before Friday', '2026-11-20T03:00:00', false],
])('with quiet hours that begin on Fridays, on %s is quiet: %s %s', (_when, moment, quiet) => {
  expect(isQuietHour({ from: '22:00', to: '07:00', days: [5] }, new Date(moment))).toBe(quiet)
})

it('is quiet in the night after a Saturday when they begin on Saturdays', () => {
  const hours = { from: '22:00', to: '07:00', days: [6] }
  expect(isQuietHour(hours, new Date('2026-11-22T03:00:00'))).toBe(true)
})

it('knows when quiet hours end next', () => {
  const hours = { from: '22:00', to: '07:00', days: ALL_DAYS }
  expect(quietHoursEnd(hours, at('23:00'))).toEqual(new Date('2026-11-22T07:00:00'))
  expect(quietHoursEnd(hours, at('03:00'))).toEqual(at('07:00'))
})
