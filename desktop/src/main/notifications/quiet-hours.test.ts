import { expect, it } from 'vitest'
import { isQuietHour } from './quiet-hours.ts'

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
  expect(isQuietHour({ from: '13:00', to: '14:00' }, at(time))).toBe(quiet)
})

it.each([
  ['21:59', false],
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('at %s, with quiet hours from 22:00 to 07:00, is quiet: %s', (time, quiet) => {
  expect(isQuietHour({ from: '22:00', to: '07:00' }, at(time))).toBe(quiet)
})

it('is quiet at no time when the hours begin where they end', () => {
  expect(isQuietHour({ from: '08:00', to: '08:00' }, at('08:00'))).toBe(false)
})
