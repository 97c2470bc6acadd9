import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { aPost } from '../../../../../testing/fixtures.ts'
import { changesOf, EMPTY_DRAFT, postSchema, toDraft, toFields } from './post-schema.ts'

const words = ((key: string) => key) as TFunction<'posts'>
const draft = { ...EMPTY_DRAFT, title: 'A', url: 'https://example.org' }
const accepts = (changes: object) =>
  v.safeParse(
    postSchema(words, (url) => (url === 'https://refused.org' ? 'blocked' : undefined)),
    { ...draft, ...changes },
  ).success

it.each([
  { title: '   ' },
  { title: 'a'.repeat(201) },
  { url: '' },
  { url: 'https://refused.org' },
  { url: 'a'.repeat(2_049) },
  { comment: 'a'.repeat(2_001) },
  { linkDescription: 'a'.repeat(501) },
  { tags: Array.from({ length: 11 }, String) },
])('refuses %o', (changes) => {
  expect(accepts(changes)).toBe(false)
})

it('accepts a title and a link, and is private by default', () => {
  expect(accepts({})).toBe(true)
  expect(EMPTY_DRAFT.visibility).toBe('private')
})

it('leaves out an empty comment', () => {
  expect(toFields({ ...draft, comment: '' }, true)).not.toHaveProperty('comment')
})

it('leaves out sensitivity if the user may not change it', () => {
  expect(toFields(draft, true)).toHaveProperty('isSensitive', false)
  expect(toFields(draft, false)).not.toHaveProperty('isSensitive')
})

it('a post read into the form is saved unchanged', () => {
  const post = aPost()
  const { title, url, comment, isPublic, isSensitive } = post
  expect(toFields(toDraft(post), true)).toEqual({
    title,
    url,
    linkDescription: null,
    pictureId: null,
    comment,
    moodId: null,
    isPublic,
    isSensitive,
    tags: ['engineering'],
  })
})

it('contains only what has changed', () => {
  const before = toFields({ ...draft, comment: 'Old', tags: ['a', 'b'] }, true)
  expect(changesOf(before, { ...before, tags: [...before.tags] })).toEqual({})
  expect(changesOf(before, { ...before, comment: 'New', tags: ['a'] })).toEqual({
    comment: 'New',
    tags: ['a'],
  })
})
