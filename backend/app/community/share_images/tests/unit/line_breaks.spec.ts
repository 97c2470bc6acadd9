import { test } from '@japa/runner'
import { withLineBreaks } from '#community/share_images/rules/writing_systems'

test.group('The end of a line', () => {
  test('is between words in Thai', ({ assert }) => {
    const words = withLineBreaks('เราลดเวลาลงครึ่งหนึ่ง').split('\u200b')
    assert.includeMembers(words, ['เรา', 'เวลา'])
    assert.equal(words.join(''), 'เราลดเวลาลงครึ่งหนึ่ง')
  })

  test('is left alone elsewhere', ({ assert }) => {
    for (const text of ['We are hiring', '新しいオフィス', 'مرحبا بالعالم'])
      assert.equal(withLineBreaks(text), text)
  })
})
