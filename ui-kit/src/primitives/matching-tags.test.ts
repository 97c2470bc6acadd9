import { expect, it } from 'vitest'
import { matchingTags } from './matching-tags.ts'

const known = ['hiring', 'open-source', 'behind-the-scenes', 'source-code']
const offered = (text: string, chosen: string[] = []) => matchingTags({ known, chosen, text })

it('offers nothing twice: neither selected tags nor an existing one as new', () => {
  expect(offered('', ['hiring'])).toEqual(['open-source', 'behind-the-scenes', 'source-code'])
  expect(offered('hiring')).toEqual(['hiring'])
  expect(offered('hiring', ['hiring'])).toEqual([])
  expect(offered('team', ['team'])).toEqual([])
})

it('offers all in order while nothing is typed', () => {
  expect(offered('')).toEqual(known)
  expect(offered('  # ')).toEqual(known)
})

it('matches a part of a tag, prefixes first, and a new one last', () => {
  expect(offered('Source')).toEqual(['source-code', 'open-source', 'source'])
  expect(offered('open so')).toEqual(['open-source', 'open-so'])
})

it('limits the options, and still offers the new one', () => {
  const many = Array.from({ length: 500 }, (_, index) => `tag-${index}`)
  const found = matchingTags({ known: many, chosen: [], text: 'tag' })
  expect(found).toHaveLength(31)
  expect(found.at(-1)).toBe('tag')
})
