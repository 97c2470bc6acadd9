import { test } from '@japa/runner'
import fc from 'fast-check'
import { decideDelivery, type Delivery } from '#posts/posts/rules/delivery'

const NOTHING: Delivery = { waitingAt: null, exceptId: null, exceptAt: null }
const MEMBERS = ['ana', 'ben', 'cleo']

const at = (index: number) => new Date(index * 1_000)

/** Several additions of suggestions, each by one author or, with null, for everybody. */
const additions = fc.array(fc.array(fc.constantFrom(null, ...MEMBERS), { maxLength: 3 }), { maxLength: 8 })

const deliveryAfter = (batches: readonly (readonly (string | null)[])[]) =>
  batches.reduce((told, authors, index) => decideDelivery(told, authors, at(index)), NOTHING)

/** When a member is told. */
const toldAt = ({ waitingAt, exceptId, exceptAt }: Delivery, member: string) =>
  exceptId === member ? exceptAt : waitingAt

test.group('Who is told of a post', () => {
  test('every member is told once, with the first suggestion that is not their own', ({ assert }) => {
    fc.assert(
      fc.property(additions, (batches) => {
        for (const member of [...MEMBERS, 'dora']) {
          const first = batches.findIndex((authors) => authors.some((author) => author !== member))
          assert.deepEqual(toldAt(deliveryAfter(batches), member), first === -1 ? null : at(first))
        }
      }),
    )
  })

  test('what tells no member anything changes nothing', ({ assert }) => {
    fc.assert(
      fc.property(additions, (batches) => {
        const before = deliveryAfter(batches)
        assert.strictEqual(decideDelivery(before, [], at(99)), before)
        const after = decideDelivery(before, ['ana'], at(99))
        const isNews = [...MEMBERS, 'dora'].some((member) => toldAt(before, member) !== toldAt(after, member))
        if (before.waitingAt !== null) assert.equal(after !== before, isNews)
      }),
    )
  })
})
