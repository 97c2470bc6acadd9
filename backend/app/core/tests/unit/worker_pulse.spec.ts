import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { WorkerPulse } from '#core/jobs/worker_pulse'

const MINUTE = 60_000

test.group('The pulse of a worker', (group) => {
  let clock: FakeClock
  group.each.setup(() => {
    clock = new FakeClock()
    return useClock(clock)
  })

  test('begins with the worker in a process that will have one', ({ assert }) => {
    const pulse = new WorkerPulse()
    pulse.expect()
    assert.isFalse(pulse.isAlive())
    pulse.beat()
    assert.isTrue(pulse.isAlive())
  })

  test('ends with its loop', ({ assert }) => {
    const pulse = new WorkerPulse()
    pulse.beat()
    pulse.end()
    assert.isFalse(pulse.isAlive())
  })

  test('ends when it has not looked at the queue for a minute', ({ assert }) => {
    const pulse = new WorkerPulse()
    pulse.beat()
    clock.advance(MINUTE - 1)
    assert.isTrue(pulse.isAlive())
    clock.advance(1)
    assert.isFalse(pulse.isAlive())
  })

  test('lasts as long as a job, and a minute from there', ({ assert }) => {
    const pulse = new WorkerPulse()
    pulse.beat()
    pulse.jobStarted()
    clock.advance(60 * MINUTE)
    assert.isTrue(pulse.isAlive())
    pulse.jobEnded()
    assert.isTrue(pulse.isAlive())
    clock.advance(MINUTE)
    assert.isFalse(pulse.isAlive())
  })

  test('is not missed in a process without a worker', ({ assert }) => {
    assert.isTrue(new WorkerPulse().isAlive())
  })
})
