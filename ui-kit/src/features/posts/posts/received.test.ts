import { expect, it } from 'vitest'
import { POST_COMMENT_MAX, TITLE_MAX, URL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { readReceived } from './received.ts'

const LINK = 'https://www.linkedin.com/posts/load-generator'
const read = (parts: Record<string, string>) => readReceived(`?${new URLSearchParams(parts)}`)

it.each([{}, { ref: 'x' }, { url: '', text: ' ', title: '\n' }])('is nothing in %o', (parts) => {
  expect(read(parts as Record<string, string>)).toBeNull()
})

it.each([
  [{ url: LINK }],
  [{ text: LINK }],
  [{ title: LINK }],
  [{ url: '', text: ` ${LINK}\n` }],
  [{ url: 'about:blank', text: LINK }],
])('finds the link in %o', (parts) => {
  expect(read(parts as Record<string, string>)).toMatchObject({ fields: { url: LINK }, problem: null })
})

it('prefers the address, then the text, then the title', () => {
  expect(
    read({ title: 'https://c.example', text: 'https://b.example', url: 'https://a.example' })?.fields.url,
  ).toBe('https://a.example')
  expect(read({ title: 'https://c.example', text: 'https://b.example' })?.fields.url).toBe(
    'https://b.example',
  )
})

it('takes the words around a link as the words of the person, and the title as the title', () => {
  expect(read({ title: 'Load  generator\n', text: `Worth a look: ${LINK}` })).toEqual({
    fields: { url: LINK, title: 'Load generator', comment: 'Worth a look:' },
    problem: null,
  })
})

it('does not repeat a title that is also the text', () => {
  expect(read({ title: 'Load generator', text: `Load generator ${LINK}` })?.fields.comment).toBe('')
})

it.each([
  [`(${LINK})`, LINK],
  [`${LINK}.`, LINK],
  [`“${LINK}”`, LINK],
  [`See ${LINK}?!`, LINK],
  ['https://en.wikipedia.org/wiki/Fanfare_(music)', 'https://en.wikipedia.org/wiki/Fanfare_(music)'],
  ['HTTPS://EXAMPLE.ORG/A', 'HTTPS://EXAMPLE.ORG/A'],
  [`${LINK}\u200b`, LINK],
  [`これ${LINK}を見て`, LINK],
  [`（${LINK}）`, LINK],
  [`**${LINK}**`, LINK],
  ['www.linkedin.com/posts/x', 'https://www.linkedin.com/posts/x'],
  ['(https://en.wikipedia.org/wiki/A_(b))', 'https://en.wikipedia.org/wiki/A_(b)'],
])('reads the link of %s', (text, link) => {
  expect(read({ text })?.fields.url).toBe(link)
})

it('leaves the words around a link, however it is written', () => {
  expect(read({ title: `Launch ${LINK}`, text: `Nice: <${LINK}>! ${LINK}` })?.fields).toEqual({
    url: LINK,
    title: 'Launch',
    comment: 'Nice: !',
  })
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'intent://scan/#Intent;scheme=zxing;end',
  'file:///etc/passwd',
  'http://',
  'https://[',
  'just words',
])('finds no link in %s', (text) => {
  expect(read({ url: text, text, title: text })).toMatchObject({ fields: { url: '' }, problem: 'noLink' })
})

it('takes no link that is longer than a post may have', () => {
  const link = `https://example.org/${'a'.repeat(URL_MAX)}`
  expect(read({ url: link })?.problem).toBe('noLink')
  expect(read({ url: link, text: LINK })?.fields.url).toBe(LINK)
})

it('cuts long texts to what a post holds, at a whole character, and says so', () => {
  const long = '😀'.repeat(50_000)
  const { fields, problem } = read({ title: long, text: `${LINK} ${long}😀` })!
  expect([fields.url, problem]).toEqual([LINK, 'shortened'])
  expect(fields.title.length).toBeLessThanOrEqual(TITLE_MAX)
  expect(fields.comment.length).toBeLessThanOrEqual(POST_COMMENT_MAX)
  for (const text of [fields.title, fields.comment]) expect(text).toMatch(/^(?:😀)+…$/u)
})

it('reads a hundred thousand characters without a link at once', () => {
  const start = performance.now()
  expect(read({ text: 'https:/'.repeat(15_000) })).toMatchObject({ fields: { url: '' }, problem: 'noLink' })
  expect(performance.now() - start).toBeLessThan(500)
})
