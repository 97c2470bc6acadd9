import { expect, it } from 'vitest'
import { matchingTags } from './matching-tags.ts'

const known = ['hiring', 'open-source', 'behind-the-scenes', 'source-code']
const offered = (text: string, chosen: string[] = []) => matchingTags({ known, chosen, text })

it('offers nothing twice: neither what is chosen nor a known tag as a new one', () => {
  expect(offered('', ['hiring'])).toEqual(['open-source', 'behind-the-scenes', 'source-code'])
  expect(offered('hiring')).toEqual(['hiring'])
  expect(offered('hiring', ['hiring'])).toEqual([])
  expect(offered('team', ['team'])).toEqual([])
})

it('offers them in their order while nothing is typed', () => {
  expect(offered('')).toEqual(known)
  expect(offered('  # ')).toEqual(known)
})

it('finds a part of a tag, those that begin with it first, and last what is new', () => {
  expect(offered('Source')).toEqual(['source-code', 'open-source', 'source'])
  expect(offered('open so')).toEqual(['open-source', 'open-so'])
})

it('offers no more than anybody reads, and still what is new', () => {
  const many = Array.from({ length: 500 }, (_, index) => `tag-${index}`)
  const found = matchingTags({ known: many, chosen: [], text: 'tag' })
  expect(found).toHaveLength(31)
  expect(found.at(-1)).toBe('tag')
})
