import { describe, expect, it } from 'vitest'
import { initials, toneOf } from './avatar-look.ts'
import { markOf } from './host-look.ts'

describe('an avatar', () => {
  it.each([
    ['Ana Ribeiro', 'AR'],
    ['  maria   da Silva ', 'MS'],
    ['Élodie', 'É'],
    ['', ''],
  ])('of %j shows %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('keeps its colour', () => {
    expect(toneOf('Ana Ribeiro')).toBe(toneOf('Ana Ribeiro'))
  })
})

describe('the mark of a host', () => {
  it('is known for the big networks and their sub-domains', () => {
    expect(markOf('linkedin.com').sign).toBe('in')
    expect(markOf('pt.linkedin.com').sign).toBe('in')
  })

  it('is an initial for any other', () => {
    expect(markOf('blog.northwind.example').sign).toBe('B')
  })
})
