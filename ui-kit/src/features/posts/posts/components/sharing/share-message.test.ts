import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE_VARIABLES } from '@fanfare/contract/organizations/rules/share_message.ts'
import { isExternalLink } from '../../../../../client/external-link.ts'
import {
  fillTemplate,
  mailLink,
  messageWithoutLink,
  shareMessage,
  type ShareValues,
} from './share-message.ts'

const values: ShareValues = {
  url: 'https://fanfare.example/public/a/b',
  title: 'A title',
  author: 'Ana Ribeiro',
  organization: 'Northwind Labs',
}

const { url } = values

/** Text that could be mistaken for template syntax: keys in braces, unknown ones, patterns special to `replace`. */
const tricky = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(...SHARE_VARIABLES.map((key) => `{${key}}`)),
      fc.constantFrom('{', '}', '$&', '$1', '{constructor}', '{nobody}'),
    ),
  )
  .map((parts) => parts.join(''))
const someValues: fc.Arbitrary<ShareValues> = fc.record({
  url: tricky,
  title: tricky,
  author: tricky,
  organization: tricky,
})

describe('a template', () => {
  it.each(['{nobody}', '{}', '{ title }', '{Title}', '{constructor}', '{__proto__}', '{title', 'title}'])(
    'leaves %s unchanged',
    (template) => {
      expect(fillTemplate(template, values)).toBe(template)
    },
  )

  it('does not replace variables inside values', () => {
    fc.assert(
      fc.property(someValues, (given) => {
        const filled = fillTemplate('<{title}|{author}|{url}|{organization}>', given)
        expect(filled).toBe(`<${given.title}|${given.author}|${given.url}|${given.organization}>`)
      }),
    )
  })

  it('leaves text without variables unchanged', () => {
    const plain = tricky.filter((text) => !SHARE_VARIABLES.some((key) => text.includes(`{${key}}`)))
    fc.assert(
      fc.property(plain, someValues, (template, given) => {
        expect(fillTemplate(template, given)).toBe(template)
      }),
    )
  })

  it('replacing each variable by itself changes nothing', () => {
    const keys = { url: '{url}', title: '{title}', author: '{author}', organization: '{organization}' }
    fc.assert(
      fc.property(tricky, (template) => {
        expect(fillTemplate(template, keys)).toBe(template)
      }),
    )
  })

  it('replaces a variable each time it occurs, also between other braces', () => {
    expect(fillTemplate('{title} by {author}: {{title}} – {url} {link}', values)).toBe(
      'A title by Ana Ribeiro: {A title} – https://fanfare.example/public/a/b {link}',
    )
  })
})

describe('the message', () => {
  it('appends the link if the message lacks it', () => {
    expect(shareMessage('New by {author}', values)).toBe(`New by Ana Ribeiro\n${url}`)
  })

  it('does not append the link twice', () => {
    expect(shareMessage('See {url} – {title}', values)).toBe(`See ${url} – A title`)
  })

  it('is the title and the link by default', () => {
    expect(shareMessage(null, values)).toBe(`A title\n${url}`)
  })

  it('does not repeat the link beside the text', () => {
    expect(messageWithoutLink('See {url} now: {title}', values)).toBe('See now: A title')
    expect(messageWithoutLink(null, values)).toBe('A title')
  })
})

it('no text of the message becomes part of the link', () => {
  const link = mailLink('50 % & more?', 'a&cc=everybody@example.org\nhttps://a.example/?b=1#c')
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol + pathname).toBe('mailto:')
  expect([...searchParams]).toEqual([
    ['subject', '50 % & more?'],
    ['body', 'a&cc=everybody@example.org\r\nhttps://a.example/?b=1#c'],
  ])
  expect(isExternalLink(link)).toBe(true)
})
