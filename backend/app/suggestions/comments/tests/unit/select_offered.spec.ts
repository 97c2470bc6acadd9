import { test } from '@japa/runner'
import { OFFERED_SUGGESTIONS } from '#contract/core/rules/limits'
import { selectOffered, type Offerable } from '#suggestions/comments/rules/select_offered'

const NOW = 1_000
const asking = { userId: 'mira', at: NOW }

const available = (id: string, more: Partial<Offerable> = {}): Offerable => ({
  id,
  authorId: null,
  reservedBy: null,
  reservedUntil: 0,
  copiedAt: null,
  isFound: false,
  ...more,
})
const reserved = (id: string, reservedBy: string, reservedUntil = NOW + 1) =>
  available(id, { reservedBy, reservedUntil })
const copied = (id: string, copiedAt: number) => available(id, { copiedAt })

test.group('Selecting the suggestions of an offer', () => {
  test('returns none when there are none', ({ assert }) => {
    assert.deepEqual(selectOffered([], asking), { ids: [], nextId: null, available: 0 })
  })

  test('holds none that the member has written', ({ assert }) => {
    const list = [available('a', { authorId: 'mira' }), available('b', { authorId: 'adam' })]
    assert.deepEqual(selectOffered(list, asking), { ids: ['b'], nextId: 'b', available: 1 })
  })

  test('begins with the one reserved for the member and skips those reserved for others', ({ assert }) => {
    const list = [available('a'), reserved('b', 'adam'), reserved('c', 'mira'), reserved('d', 'adam', NOW)]
    assert.deepEqual(selectOffered(list, asking), { ids: ['c', 'a', 'd'], nextId: 'c', available: 4 })
  })

  test('includes one reserved for another member when no other is left, like a claim', ({ assert }) => {
    const list = [reserved('a', 'adam', NOW + 9), reserved('b', 'olga', NOW + 5)]
    assert.deepEqual(selectOffered(list, asking), { ids: ['b'], nextId: 'b', available: 2 })
  })

  test('ends with the last ones the member has copied, and is limited', ({ assert }) => {
    const names = Array.from({ length: OFFERED_SUGGESTIONS + 4 }, (_, index) => `available ${index}`)
    const { ids, available: count } = selectOffered(
      [copied('x', 1), copied('y', 3), copied('z', 2), ...names.map((name) => available(name))],
      asking,
    )
    assert.deepEqual(ids, [...names.slice(0, OFFERED_SUGGESTIONS - 2), 'y', 'z'])
    assert.equal(count, names.length)
  })

  test('puts search results behind the next one and before the rest', ({ assert }) => {
    const list = [available('a'), available('b'), available('c', { isFound: true })]
    assert.deepEqual(selectOffered(list, asking), { ids: ['a', 'c', 'b'], nextId: 'a', available: 3 })
  })
})
