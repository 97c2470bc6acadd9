import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOf, toKeys, toLabels, VARIABLES, type VariableLabels } from './template-text.ts'

const labels: VariableLabels = {
  url: 'Post URL',
  title: 'Post Title',
  author: 'Author Name',
  organization: 'Organization Name',
}

it.each(['{nobody}', '{}', '{ title }', '{title', 'title}', '{{title', 'Post Title'])(
  'leaves %s unchanged',
  (text) => {
    expect(toLabels(text, labels)).toBe(text)
    expect(toKeys(text, labels)).toBe(text)
  },
)

it('shows labels and stores keys', () => {
  expect(toLabels('{title} by {author}', labels)).toBe('{Post Title} by {Author Name}')
  expect(toKeys('{Post Title} by {Author Name}', labels)).toBe('{title} by {author}')
})

it('finds a variable between unmatched braces', () => {
  expect(toKeys('{{Post Title}}', labels)).toBe('{{title}}')
})

it('stores a key that was typed by hand', () => {
  expect(toKeys('{title}', labels)).toBe('{title}')
})

it('converts each displayed message back', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(...VARIABLES.map((key) => `{${key}}`)))
  const message = fc.array(part).map((parts) => parts.join(''))
  fc.assert(
    fc.property(message, (stored) => {
      expect(toKeys(toLabels(stored, labels), labels)).toBe(stored)
    }),
  )
})

it('splits a message without losing text', () => {
  expect(partsOf('New: {title} {link} at {url}')).toEqual([
    { text: 'New: ' },
    { variable: 'title' },
    { text: ' {link} at ' },
    { variable: 'url' },
  ])
  expect(partsOf('')).toEqual([])
})
