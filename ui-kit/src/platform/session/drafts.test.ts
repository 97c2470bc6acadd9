import { expect, it } from 'vitest'
import { createFakePlatform } from '../fake-platform.ts'
import { clearDrafts } from './clear-drafts.ts'
import { draftsOf } from './drafts.ts'

const device = (stored?: string) => createFakePlatform(stored === undefined ? {} : { drafts: stored }).storage

it.each(['', 'not json', 'null', '[]', '{"userId":7}', '{"userId":"ana","drafts":[["a"]]}'])(
  'reads nothing from %o',
  (stored) => {
    expect(draftsOf(device(stored), 'ana').read('a')).toBeUndefined()
  },
)

it('hides the drafts of another person, and replaces them with the first new one', () => {
  const storage = device()
  draftsOf(storage, 'ana').save('a', { text: 'hers' })
  expect(draftsOf(storage, 'ben').read('a')).toBeUndefined()
  draftsOf(storage, 'ben').save('b', { text: 'his' })
  expect(storage.get('drafts')).not.toContain('hers')
})

it('deletes all drafts on sign-out', () => {
  const storage = device()
  draftsOf(storage, 'ana').save('a', { text: 'hers' })
  clearDrafts(storage)
  expect(storage.get('drafts')).toBeNull()
})

it('keeps one draft for each place, and drops one alone', () => {
  const drafts = draftsOf(device(), 'ana')
  drafts.save('a', { text: 'first' })
  drafts.save('b', { text: 'other' })
  drafts.save('a', { text: 'second' })
  expect(drafts.read('a')).toEqual({ text: 'second' })
  drafts.remove('a')
  expect(drafts.read('a')).toBeUndefined()
  expect(drafts.read('b')).toEqual({ text: 'other' })
})

it('leaves nothing behind when the last one is dropped', () => {
  const storage = device()
  const drafts = draftsOf(storage, 'ana')
  drafts.save('a', { text: 'only' })
  drafts.remove('a')
  expect(storage.get('drafts')).toBeNull()
})

it('drops the oldest when there are many', () => {
  const drafts = draftsOf(device(), 'ana')
  for (let index = 0; index <= 20; index += 1) drafts.save(`place-${index}`, { index })
  expect(drafts.read('place-0')).toBeUndefined()
  expect(drafts.read('place-1')).toEqual({ index: 1 })
  expect(drafts.read('place-20')).toEqual({ index: 20 })
})
