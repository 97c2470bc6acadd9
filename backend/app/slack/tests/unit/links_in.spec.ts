import { test } from '@japa/runner'
import { linksIn } from '#slack/rules/links_in'

test.group('The links in a text of Slack', () => {
  test('are wrapped, with or without a label, or typed plainly', ({ assert }) => {
    assert.deepEqual(
      linksIn('<https://a.example/1|One &gt; two> and <http://b.example>, https://c.example/x'),
      ['https://a.example/1', 'http://b.example', 'https://c.example/x'],
    )
  })

  test('are as they were typed', ({ assert }) => {
    assert.deepEqual(linksIn('<https://a.example/?a=1&amp;b=%3Clt%3E>'), [
      'https://a.example/?a=1&b=%3Clt%3E',
    ])
    assert.deepEqual(linksIn('<https://a.example/&amp;lt;>'), ['https://a.example/&lt;'])
  })

  test('are listed once', ({ assert }) => {
    assert.deepEqual(linksIn('https://a.example <https://a.example|again>'), ['https://a.example'])
  })

  test('are no mentions, channels, dates or other schemes', ({ assert }) => {
    assert.isEmpty(linksIn('<@U123> <#C123|general> <!here> <mailto:a@b.example|a> <javascript:alert(1)>'))
  })
})
