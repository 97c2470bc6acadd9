import { test } from '@japa/runner'
import { applyCurrent, noteMembershipChange } from '#notifications/stream/events/current_channels'

test.group('Channels that are read while a membership ends', () => {
  test('are read again before they are applied', async ({ assert }) => {
    const answers = ['with the organization', 'still with it', 'without it']
    const applied: string[] = []
    const read = async () => {
      const answer = answers.shift()!
      if (answers.length > 0) noteMembershipChange()
      return answer
    }
    await applyCurrent(read, (value) => applied.push(value))
    assert.deepEqual(applied, ['without it'])
  })

  test('are applied at once if nothing changed', async ({ assert }) => {
    const applied: string[] = []
    await applyCurrent(
      async () => 'first',
      (value) => applied.push(value),
    )
    assert.deepEqual(applied, ['first'])
  })
})
