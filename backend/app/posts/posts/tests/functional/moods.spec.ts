import { test } from '@japa/runner'

test.group('Moods', () => {
  test('are 29, in the order they are offered', async ({ client, assert }) => {
    const answer = await client.get('/api/moods')
    const { moods } = answer.body()
    assert.lengthOf(moods, 29)
    const keys = moods.map(({ key }: { key: string }) => key)
    assert.deepEqual(keys.slice(0, 3), ['curious', 'appreciative', 'encouraging'])
    assert.deepEqual(keys.slice(-3), ['sarcastic', 'passive-aggressive', 'mocking'])
    assert.sameMembers(Object.keys(moods[0]), ['id', 'key', 'name', 'emoji', 'color', 'description'])
  })
})
