import { describe, expect, it } from 'vitest'
import { findTags } from './find-tags.ts'

const tag = (name: string, postsCount: number) => ({ id: name, name, isPredefined: false, postsCount })
const tags = [tag('backend', 3), tag('design', 9), tag('frontend', 3)]
const names = (search: string, selected: string[] = []) =>
  findTags(tags, search, selected).map(({ name }) => name)

describe('the tags a filter offers', () => {
  it('are the most used ones first, then by name', () => {
    expect(names('')).toEqual(['design', 'backend', 'frontend'])
  })

  it('match the search, with or without the hash', () => {
    expect(names(' #END')).toEqual(['backend', 'frontend'])
  })

  it('always include the selected ones, before the others', () => {
    expect(names('design', ['frontend'])).toEqual(['frontend', 'design'])
  })

  it('are at most thirty', () => {
    const many = Array.from({ length: 50 }, (_, index) => tag(`tag-${index}`, 1))
    expect(findTags(many, '', [])).toHaveLength(30)
  })
})
