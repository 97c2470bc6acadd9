import fc from 'fast-check'
import { expect, it } from 'vitest'
import { desktopPostLink } from '@fanfare/contract/core/rules/desktop.ts'
import { findLink, parseLink } from './parse-link.ts'

const CODE = 'c'.repeat(43)
const STATE = 's'.repeat(32)
const POST = '0b9a0e3c-1111-4222-8333-944455556666'

const SERVER = 'https://fanfare.example'

it('reads the three links there are', () => {
  expect(parseLink(`fanfare://auth/callback?code=${CODE}&state=${STATE}`)).toEqual({
    to: 'sign-in',
    code: CODE,
    state: STATE,
  })
  expect(parseLink(`fanfare://posts/${POST.toUpperCase()}`)).toEqual({
    to: 'post',
    postId: POST,
    server: null,
  })
  expect(parseLink('fanfare://dashboard')).toEqual({ to: 'dashboard' })
})

it.each([
  `fanfare://posts/${POST}?server=https%3A%2F%2Ffanfare.example`,
  `${SERVER}/posts/${POST}`,
  `${SERVER}/posts/${POST}?from=mail#suggestions`,
  `<${SERVER}/posts/${POST}>`,
  `\u200b${SERVER}/posts/${POST}.`,
])('reads the server of %j', (link) => {
  expect(parseLink(link)).toEqual({ to: 'post', postId: POST, server: SERVER })
})

it('reads the link that the web client makes', () => {
  expect(parseLink(desktopPostLink(POST, SERVER))).toEqual({ to: 'post', postId: POST, server: SERVER })
})

it.each([
  'fanfare://auth/callback',
  `fanfare://auth/callback?code=${CODE}`,
  `fanfare://auth/callback?code=${CODE}&state=short`,
  `fanfare://auth/callback?code=a%20b%20c%20d%20e%20f%20g%20h&state=${STATE}`,
  `fanfare://auth/callback/more?code=${CODE}&state=${STATE}`,
  'fanfare://posts/../../etc/passwd',
  'fanfare://posts/1',
  `fanfare://posts/${POST}/edit`,
  `https://posts/${POST}`,
  `http://fanfare.example/posts/${POST}`,
  `${SERVER}/posts/${POST}/edit`,
  `${SERVER}/dashboard`,
  `file:///posts/${POST}`,
  `fanfare://posts/${POST}?server=`,
  `fanfare://posts/${POST}?server=fanfare.example`,
  `fanfare://posts/${POST}?server=http%3A%2F%2Ffanfare.example`,
  `fanfare://posts/${POST}?server=javascript%3Aalert(1)`,
  'fanfare:',
  'fanfare://',
  'javascript:alert(1)',
  `fanfare://posts/${POST}?${'x'.repeat(2_000)}`,
])('ignores %j', (link) => {
  expect(parseLink(link)).toBeNull()
})

it('finds a link among the arguments of a command line', () => {
  expect(findLink(['--allow-file-access', '/opt/app', `fanfare://posts/${POST}`, '--flag'])).toEqual({
    to: 'post',
    postId: POST,
    server: null,
  })
  expect(findLink(['--hidden', `“${SERVER}/posts/${POST}”`])?.to).toBe('post')
  expect(findLink(['--hidden', '.'])).toBeNull()
  expect(findLink([`--proxy-server=${SERVER}/posts/${POST}`])).toBeNull()
})

it('never throws, and returns only links it knows', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `fanfare://${rest}`),
      ),
      (text) => {
        expect(['sign-in', 'post', 'dashboard', undefined]).toContain(parseLink(text)?.to)
      },
    ),
  )
})
