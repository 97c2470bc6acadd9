import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serverAddress } from './server-address.ts'

it.each([
  ['fanfare.example', 'https://fanfare.example'],
  ['  fanfare.example/dashboard?page=2 ', 'https://fanfare.example'],
  ['HTTPS://Fanfare.Example:8443/', 'https://fanfare.example:8443'],
  ['http://fanfare.example', 'http://fanfare.example'],
  ['localhost:3333', 'http://localhost:3333'],
  ['127.0.0.1:3333/login', 'http://127.0.0.1:3333'],
  ['[::1]:3333', 'http://[::1]:3333'],
  ['équipe.example', 'https://xn--quipe-9ra.example'],
])('reads %j as %s', (typed, address) => {
  expect(serverAddress(typed)).toBe(address)
})

it.each([
  '',
  ' ',
  'two words',
  'ftp://fanfare.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'app://bundle',
  'https://me:secret@fanfare.example',
  'https://',
  '//',
  'x'.repeat(301),
])('does not take %j for a server', (typed) => {
  expect(serverAddress(typed)).toBeNull()
})

it('returns an address that stays the same when it is parsed again, or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const address = serverAddress(typed)
      expect(address === null ? null : serverAddress(address)).toBe(address)
    }),
  )
})
