import { test } from '@japa/runner'
import fc from 'fast-check'
import { allocate, standing, type Candidate } from '#comments/rules/allocate'

const NOW = 1_000
const PEOPLE = ['ana', 'ben', 'cleo', 'dan'] as const

const people = fc.constantFrom(...PEOPLE)

/** Free suggestions, of which everybody holds, or held, one at most. */
const free: fc.Arbitrary<Candidate[]> = fc
  .uniqueArray(fc.record({ heldBy: fc.option(people), heldUntil: fc.integer({ min: 0, max: 2 * NOW }) }), {
    maxLength: 8,
    comparator: (a, b) => a.heldBy !== null && a.heldBy === b.heldBy,
  })
  .map((holds) => holds.map((hold, index) => ({ id: `s${index}`, ...hold })))

test.group('The next suggestion for somebody', () => {
  test('is there as long as there is anything but what they do not want', () => {
    fc.assert(
      fc.property(free, people, fc.option(fc.nat(7), { nil: undefined }), (all, userId, not) => {
        const notId = not === undefined ? undefined : `s${not}`
        const found = allocate(all, { userId, at: NOW, notId })
        const wanted = all.filter(({ id }) => id !== notId)
        return found === null ? wanted.length === 0 : wanted.some(({ id }) => id === found.id)
      }),
    )
  })

  test('is what somebody else holds only when nothing else is left', () => {
    fc.assert(
      fc.property(free, people, (all, userId) => {
        const asking = { userId, at: NOW }
        const found = allocate(all, asking)
        const foreign = all.filter((candidate) => standing(candidate, asking) === 'foreign')
        return found === null || foreign.length === all.length || !foreign.includes(found)
      }),
    )
  })

  test('stays the same for whoever looks again, also after the hold has ended', () => {
    fc.assert(
      fc.property(free, people, (all, userId) => {
        const own = all.find(({ heldBy }) => heldBy === userId)
        return own === undefined || allocate(all, { userId, at: NOW })?.id === own.id
      }),
    )
  })

  test('is another one for everybody while there are enough', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PEOPLE]), fc.integer({ min: 4, max: 9 }), (askers, supply) => {
        const all: Candidate[] = Array.from({ length: supply }, (_, index) => ({
          id: `s${index}`,
          heldBy: null,
          heldUntil: 0,
        }))
        const given = askers.map((userId) => {
          const { id } = allocate(all, { userId, at: NOW })!
          Object.assign(
            all.find((candidate) => candidate.id === id)!,
            { heldBy: userId, heldUntil: 2 * NOW },
          )
          return id
        })
        return new Set(given).size === askers.length
      }),
    )
  })

  test('is the first in order when nobody holds anything', ({ assert }) => {
    const all = ['a', 'b'].map((id) => ({ id, heldBy: null, heldUntil: 0 }))
    assert.equal(allocate(all, { userId: 'ana', at: NOW })?.id, 'a')
  })
})
