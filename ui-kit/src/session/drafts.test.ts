import { expect, it } from 'vitest'
import { createFakePlatform } from '../platform/fake-platform.ts'
import { draftsOf, forgetDrafts } from './drafts.ts'

const device = (stored?: string) => createFakePlatform(stored === undefined ? {} : { drafts: stored }).storage

it.each(['', 'not json', 'null', '[]', '{"userId":7}', '{"userId":"ana","drafts":[["a"]]}'])(
  'reads nothing from %o',
  (stored) => {
    expect(draftsOf(device(stored), 'ana').read('a')).toBeUndefined()
  },
)

it('shows nobody what somebody else has written, and keeps it no longer than needed', () => {
  const storage = device()
  draftsOf(storage, 'ana').keep('a', { text: 'hers' })
  expect(draftsOf(storage, 'ben').read('a')).toBeUndefined()
  draftsOf(storage, 'ben').keep('b', { text: 'his' })
  expect(storage.get('drafts')).not.toContain('hers')
})

it('nothing stays on a device that somebody leaves', () => {
  const storage = device()
  draftsOf(storage, 'ana').keep('a', { text: 'hers' })
  forgetDrafts(storage)
  expect(storage.get('drafts')).toBeNull()
})

it('keeps one draft for each place, and drops one alone', () => {
  const drafts = draftsOf(device(), 'ana')
  drafts.keep('a', { text: 'first' })
  drafts.keep('b', { text: 'other' })
  drafts.keep('a', { text: 'second' })
  expect(drafts.read('a')).toEqual({ text: 'second' })
  drafts.drop('a')
  expect(drafts.read('a')).toBeUndefined()
  expect(drafts.read('b')).toEqual({ text: 'other' })
})

it('leaves nothing behind when the last one is dropped', () => {
  const storage = device()
  const drafts = draftsOf(storage, 'ana')
  drafts.keep('a', { text: 'only' })
  drafts.drop('a')
  expect(storage.get('drafts')).toBeNull()
})

it('lets the oldest go when there are many', () => {
  const drafts = draftsOf(device(), 'ana')
  for (let index = 0; index <= 20; index += 1) drafts.keep(`place-${index}`, { index })
  expect(drafts.read('place-0')).toBeUndefined()
  expect(drafts.read('place-1')).toEqual({ index: 1 })
  expect(drafts.read('place-20')).toEqual({ index: 20 })
})
