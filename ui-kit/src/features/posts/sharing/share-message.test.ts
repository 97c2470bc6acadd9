import { expect, it } from 'vitest'
import { shareMessage, wordsBesideLink } from './share-message.ts'

const url = 'https://fanfare.example/public/a/b'
const values = { url, title: 'A title', author: 'Ana', organization: 'Northwind' }

it('a message that forgets the link gets it all the same', () => {
  expect(shareMessage('New by {author}', values)).toBe(`New by Ana\n${url}`)
})

it('a message that has the link gets no second one', () => {
  expect(shareMessage('See {url} – {title}', values)).toBe(`See ${url} – A title`)
})

it('where nothing was written it is the title and the link', () => {
  expect(shareMessage(null, values)).toBe(`A title\n${url}`)
})

it('words that stand beside the link do not repeat it', () => {
  expect(wordsBesideLink('See {url} now: {title}', values)).toBe('See now: A title')
  expect(wordsBesideLink(null, values)).toBe('A title')
})
