import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHARE_VARIABLES } from '@fanfare/contract/rules/share_message.ts'
import { fillTemplate, type ShareValues } from './fill-template.ts'

const values: ShareValues = {
  url: 'https://fanfare.example/public/a/b',
  title: 'A title',
  author: 'Ana Ribeiro',
  organization: 'Northwind Labs',
}

/** Words that look like the inside of a message: keys in braces, unknown ones, signs with a meaning to `replace`. */
const tricky = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(...SHARE_VARIABLES.map((key) => `{${key}}`)),
      fc.constantFrom('{', '}', '$&', '$1', '{constructor}', '{nobody}'),
    ),
  )
  .map((pieces) => pieces.join(''))
const someValues: fc.Arbitrary<ShareValues> = fc.record({
  url: tricky,
  title: tricky,
  author: tricky,
  organization: tricky,
})

it.each(['{nobody}', '{}', '{ title }', '{Title}', '{constructor}', '{__proto__}', '{title', 'title}'])(
  'leaves %s alone',
  (template) => {
    expect(fillTemplate(template, values)).toBe(template)
  },
)

it('never fills in what was filled in: values carry no variables', () => {
  fc.assert(
    fc.property(someValues, (given) => {
      const filled = fillTemplate('<{title}|{author}|{url}|{organization}>', given)
      expect(filled).toBe(`<${given.title}|${given.author}|${given.url}|${given.organization}>`)
    }),
  )
})

it('words without a variable stay as they are, whatever the values', () => {
  const plain = tricky.filter((text) => !SHARE_VARIABLES.some((key) => text.includes(`{${key}}`)))
  fc.assert(
    fc.property(plain, someValues, (template, given) => {
      expect(fillTemplate(template, given)).toBe(template)
    }),
  )
})

it('filling in the variables themselves changes nothing', () => {
  const keys = { url: '{url}', title: '{title}', author: '{author}', organization: '{organization}' }
  fc.assert(
    fc.property(tricky, (template) => {
      expect(fillTemplate(template, keys)).toBe(template)
    }),
  )
})

it('fills in a variable as often as it stands there, also between braces of others', () => {
  expect(fillTemplate('{title} by {author}: {{title}} – {url} {link}', values)).toBe(
    'A title by Ana Ribeiro: {A title} – https://fanfare.example/public/a/b {link}',
  )
})
