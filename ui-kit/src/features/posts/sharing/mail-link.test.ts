import { expect, it } from 'vitest'
import { mayLeave } from '../../../platform/external-link.ts'
import { mailLink } from './mail-link.ts'

it('no word of the message becomes a part of the address', () => {
  const link = mailLink('50 % & more?', 'a&cc=everybody@example.org\nhttps://a.example/?b=1#c')
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol + pathname).toBe('mailto:')
  expect([...searchParams]).toEqual([
    ['subject', '50 % & more?'],
    ['body', 'a&cc=everybody@example.org\r\nhttps://a.example/?b=1#c'],
  ])
  expect(mayLeave(link)).toBe(true)
})
