import { test } from '@japa/runner'
import { setImmediate as turn } from 'node:timers/promises'
import { TaskQueue } from '#core/runtime/threads/task_queue'

/** Tasks that the test ends. */
function makeTasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    started.push(name)
    return new Promise<void>((resolve) => void ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await turn()
  }
  return { started, task, end }
}

test.group('The task queue', () => {
  test('runs one task at a time, in order', async ({ assert }) => {
    const queue = new TaskQueue({ atOnce: 1, waitingMax: 10 })
    const { started, task, end } = makeTasks()
    const all = Promise.all(['a', 'b', 'c'].map((name) => queue.run(task(name))))
    await turn()
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      assert.deepEqual(started, expected)
      await end(expected.at(-1)!)
    }
    await all
  })

  test('runs as many tasks at a time as it may, and starts the next when one ends', async ({ assert }) => {
    const queue = new TaskQueue({ atOnce: 3, waitingMax: 10 })
    const { started, task, end } = makeTasks()
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(task(name))))
    await turn()
    assert.deepEqual(started, ['a', 'b', 'c'])
    await end('b')
    assert.deepEqual(started, ['a', 'b', 'c', 'd'])
    await end('a')
    assert.deepEqual(started, ['a', 'b', 'c', 'd', 'e'])
    for (const name of ['c', 'd', 'e']) await end(name)
    await all
  })

  test('gives a place to the task that waits, not to one that comes at that moment', async ({ assert }) => {
    const queue = new TaskQueue({ atOnce: 1, waitingMax: 10 })
    const { started, task, end } = makeTasks()
    const first = queue.run(task('first')).then(() => queue.run(task('later')))
    const second = queue.run(task('second'))
    await turn()
    await end('first')
    assert.deepEqual(started, ['first', 'second'])
    await end('second')
    await end('later')
    await Promise.all([first, second])
  })

  test('refuses tasks while the queue is full', async ({ assert }) => {
    const queue = new TaskQueue({ atOnce: 2, waitingMax: 2 })
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => queue.run(() => turn())))
    const refused = tries.filter(({ status }) => status === 'rejected')
    assert.lengthOf(refused, 2)
    await assert.doesNotReject(() => queue.run(() => turn()))
  })

  test('continues after a failed task', async ({ assert }) => {
    const queue = new TaskQueue({ atOnce: 1, waitingMax: 2 })
    await assert.rejects(() => queue.run(() => Promise.reject(new Error('no'))), 'no')
    assert.equal(await queue.run(() => Promise.resolve('yes')), 'yes')
  })
})
