import { test } from '@japa/runner'
import fc from 'fast-check'
import { Turns } from '#core/database/transactions/turns'

const LONG = 60_000
const KEYS = ['a', 'b', 'c']

test.group('Turns', () => {
  test('are refused when all places are in use, per key', ({ assert }) => {
    const turns = new Turns(2)
    assert.isFunction(turns.enter('a'))
    assert.isFunction(turns.enter('a'))
    assert.isUndefined(turns.enter('a'))
    assert.isFunction(turns.enter('b'))
  })

  test('are refused after a while, and then wait no more', async ({ assert }) => {
    const turns = new Turns(1)
    const leave = turns.enter('a')!
    assert.isUndefined(await turns.wait('a', 1))
    leave()
    assert.equal(turns.size, 0)
  })

  test('come in the order they were waited for', async ({ assert }) => {
    const turns = new Turns(1)
    const seen: number[] = []
    const leave = turns.enter('a')!
    const waiting = [1, 2, 3].map(async (number) => {
      const next = await turns.wait('a', LONG)
      seen.push(number)
      next!()
    })
    leave()
    await Promise.all(waiting)
    assert.deepEqual(seen, [1, 2, 3])
  })

  test('end once, however often they are left', ({ assert }) => {
    const turns = new Turns(1)
    const leave = turns.enter('a')!
    leave()
    const other = turns.enter('a')
    leave()
    assert.isUndefined(turns.enter('a'))
    other!()
    assert.equal(turns.size, 0)
  })

  test('never exceed the places, reach everybody and leave nothing behind', async ({ assert }) => {
    const visits = fc.array(fc.record({ key: fc.constantFrom(...KEYS), pauses: fc.nat(3) }), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), visits, async (places, all) => {
        const turns = new Turns(places)
        const inside = new Map(KEYS.map((key) => [key, 0]))
        await Promise.all(
          all.map(async ({ key, pauses }) => {
            const leave = await turns.wait(key, LONG)
            inside.set(key, inside.get(key)! + 1)
            assert.isAtMost(inside.get(key)!, places)
            for (let pause = 0; pause < pauses; pause += 1) await Promise.resolve()
            inside.set(key, inside.get(key)! - 1)
            leave!()
          }),
        )
        assert.equal(turns.size, 0)
      }),
    )
  })
})
