import { test } from '@japa/runner'

test.group('Moods', () => {
  test('are 29, in the order they are offered', async ({ client, assert }) => {
    const answer = await client.get('/api/moods')
    const { moods } = answer.body()
    assert.lengthOf(moods, 29)
    assert.equal(moods[0].key, 'sarcastic')
    assert.sameMembers(Object.keys(moods[0]), ['id', 'key', 'name', 'emoji', 'color', 'description'])
  })
})
