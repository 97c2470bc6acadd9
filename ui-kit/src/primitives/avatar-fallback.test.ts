import { describe, expect, it } from 'vitest'
import { colorOf, initials } from './avatar-fallback.ts'

describe('an avatar', () => {
  it.each([
    ['Ana Ribeiro', 'AR'],
    ['  maria   da Silva ', 'MS'],
    ['Élodie', 'É'],
    ['', ''],
  ])('of %j shows %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('keeps its color', () => {
    expect(colorOf('Ana Ribeiro')).toBe(colorOf('Ana Ribeiro'))
  })
})
