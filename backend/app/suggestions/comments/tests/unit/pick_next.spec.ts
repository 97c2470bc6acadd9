import { test } from '@japa/runner'
import fc from 'fast-check'
import { pickNext, reservationStatus, type Candidate } from '#suggestions/comments/rules/pick_next'

const NOW = 1_000
const PEOPLE = ['ana', 'ben', 'cleo', 'dan'] as const

const people = fc.constantFrom(...PEOPLE)

/** Available suggestions; each member has at most one reservation, current or expired. */
const available: fc.Arbitrary<Candidate[]> = fc
  .uniqueArray(
    fc.record({
      authorId: fc.option(people),
      reservedBy: fc.option(people),
      reservedUntil: fc.integer({ min: 0, max: 2 * NOW }),
    }),
    {
      maxLength: 8,
      comparator: (a, b) => a.reservedBy !== null && a.reservedBy === b.reservedBy,
    },
  )
  .map((reservations) => reservations.map((reservation, index) => ({ id: `s${index}`, ...reservation })))

const open = (...ids: string[]): Candidate[] =>
  ids.map((id) => ({ id, authorId: null, reservedBy: null, reservedUntil: 0 }))

test.group('Picking the next suggestion', () => {
  test('finds one of somebody else while there is any but the one to skip', () => {
    fc.assert(
      fc.property(available, people, fc.option(fc.nat(7), { nil: undefined }), (all, userId, not) => {
        const notId = not === undefined ? undefined : `s${not}`
        const found = pickNext(all, { userId, at: NOW, notId })
        const wanted = all.filter(({ id, authorId }) => id !== notId && authorId !== userId)
        return found === null ? wanted.length === 0 : wanted.some(({ id }) => id === found.id)
      }),
    )
  })

  test('picks one reserved for another member only when no other is left', () => {
    fc.assert(
      fc.property(available, people, (all, userId) => {
        const asking = { userId, at: NOW }
        const found = pickNext(all, asking)
        const theirs = all.filter(({ authorId }) => authorId !== userId)
        const foreign = theirs.filter((candidate) => reservationStatus(candidate, asking) === 'others')
        return found === null || foreign.length === theirs.length || !foreign.includes(found)
      }),
    )
  })

  test('picks the same one again, even after the reservation has expired', () => {
    fc.assert(
      fc.property(available, people, (all, userId) => {
        const own = all.find(({ reservedBy, authorId }) => reservedBy === userId && authorId !== userId)
        return own === undefined || pickNext(all, { userId, at: NOW })?.id === own.id
      }),
    )
  })

  test('picks a different one for each member while there are enough', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PEOPLE]), fc.integer({ min: 4, max: 9 }), (askers, supply) => {
        const all: Candidate[] = Array.from({ length: supply }, (_, index) => ({
          id: `s${index}`,
          authorId: null,
          reservedBy: null,
          reservedUntil: 0,
        }))
        const given = askers.map((userId) => {
          const { id } = pickNext(all, { userId, at: NOW })!
          Object.assign(
            all.find((candidate) => candidate.id === id)!,
            { reservedBy: userId, reservedUntil: 2 * NOW },
          )
          return id
        })
        return new Set(given).size === askers.length
      }),
    )
  })

  test('picks the first one when nothing is reserved', ({ assert }) => {
    assert.equal(pickNext(open('a', 'b'), { userId: 'ana', at: NOW })?.id, 'a')
  })

  test('comes past all of them for somebody who skips one after the other', ({ assert }) => {
    const all = open('a', 'b', 'c')
    const seen = ['a']
    while (seen.length < 5) seen.push(pickNext(all, { userId: 'ana', at: NOW, notId: seen.at(-1)! })!.id)
    assert.deepEqual(seen, ['a', 'b', 'c', 'a', 'b'])
  })
})
