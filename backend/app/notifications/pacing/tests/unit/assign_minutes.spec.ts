import { test } from '@japa/runner'
import fc from 'fast-check'
import { assignMinutes, type MinuteRequest } from '#notifications/pacing/rules/assign_minutes'

const FIRST = 29_000_000

const requestOf = (id: string, from: number, to: number, seed = 0): MinuteRequest => ({
  id,
  minutes: [[FIRST + from, FIRST + to]],
  seed,
})

/** One or two parts of the ten minutes from `FIRST` on. */
const anyMinutes = fc
  .uniqueArray(fc.nat({ max: 10 }), { minLength: 2, maxLength: 4 })
  .map((bounds) => bounds.toSorted((a, b) => a - b).map((bound) => FIRST + bound))
  .map(([a, b, c, d]): MinuteRequest['minutes'] =>
    d === undefined
      ? [[a!, b!]]
      : [
          [a!, b!],
          [c!, d],
        ],
  )
const anyRequests = fc
  .array(fc.record({ minutes: anyMinutes, seed: fc.nat() }), { minLength: 1, maxLength: 12 })
  .map((requests) => requests.map((request, index) => ({ ...request, id: `member ${index}` })))
const anyUsed = fc.array(fc.integer({ min: FIRST - 3, max: FIRST + 13 }), { maxLength: 4 })

const listed = ({ minutes }: MinuteRequest) =>
  minutes.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))

/** How many can have a minute of their own, by trying everything. */
function mostWithOwnMinute(
  [request, ...others]: readonly MinuteRequest[],
  used: ReadonlySet<number>,
): number {
  if (request === undefined) return 0
  const own = listed(request).filter((minute) => !used.has(minute))
  const counts = own.map((minute) => 1 + mostWithOwnMinute(others, new Set([...used, minute])))
  return Math.max(mostWithOwnMinute(others, used), ...counts)
}

test.group('Minutes of members', () => {
  test('are one of the requested for each', ({ assert }) => {
    fc.assert(
      fc.property(anyRequests, anyUsed, (requests, used) => {
        const assigned = assignMinutes(requests, used)
        assert.equal(assigned.size, requests.length)
        for (const request of requests) assert.include(listed(request), assigned.get(request.id)!)
      }),
    )
  })

  test('are chosen by the seed, among all parts', ({ assert }) => {
    const minutes = [
      [FIRST, FIRST + 2],
      [FIRST + 4, FIRST + 6],
    ] as const
    const chosen = [0, 1, 2, 3, 4].map((seed) =>
      assignMinutes([{ id: 'ana', minutes, seed }], []).get('ana')!,
    )
    assert.deepEqual(
      chosen.map((minute) => minute - FIRST),
      [0, 1, 4, 5, 0],
    )
  })

  test('are not shared by two of whom one can have another', ({ assert }) => {
    const assigned = assignMinutes(
      [requestOf('ana', 0, 2), requestOf('ben', 0, 1), requestOf('cleo', 1, 3)],
      [],
    )
    assert.deepEqual(Object.fromEntries(assigned), { ben: FIRST, ana: FIRST + 1, cleo: FIRST + 2 })
  })

  test('make room by moving others, where their first minutes are in the way', ({ assert }) => {
    const requests = [requestOf('ana', 0, 2, 1), requestOf('ben', 1, 3, 1), requestOf('cleo', 1, 3, 3)]
    assert.lengthOf(new Set(assignMinutes(requests, []).values()), 3)
  })

  test('are shared evenly when there are too few', ({ assert }) => {
    const requests = Array.from({ length: 10 }, (_, index) => requestOf(`member ${index}`, 0, 4))
    const minutes = [...assignMinutes(requests, [FIRST]).values()]
    const counts = [0, 1, 2, 3].map((minute) => minutes.filter((each) => each === FIRST + minute).length)
    assert.equal(Math.max(counts[0]! + 1, ...counts.slice(1)), 3)
  })

  test('are their own for as many as possible, whatever they request and others have', ({ assert }) => {
    const few = anyRequests.map((requests) => requests.slice(0, 5))
    fc.assert(
      fc.property(few, anyUsed, (requests, used) => {
        const minutes = new Set(assignMinutes(requests, used).values())
        const own = minutes.difference(new Set(used)).size
        assert.equal(own, mostWithOwnMinute(requests, new Set(used)))
      }),
      { numRuns: 300 },
    )
  })
})
