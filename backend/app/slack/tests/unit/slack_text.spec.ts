import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseSlackMessage, serializeSlackMessage } from '#contract/slack/rules/slack'
import { link, shorten, toMrkdwn } from '#slack/rules/slack_text'

const withoutMentions = { values: {}, isAllowed: () => false }
const withMentions = { values: {}, isAllowed: () => true }
/** Text in which the characters of mrkdwn, mentions and placeholders are frequent. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'<>&!@#|{}CU1'),
    fc.constantFrom('<!channel>', '{!here}', '{@U1|A}', '{title}'),
  ),
  maxLength: 30,
})

test.group('The text of a message in Slack', () => {
  test('mentions nobody by itself, whatever people write', ({ assert }) => {
    fc.assert(
      fc.property(text, text, (message, title) => {
        const mrkdwn = toMrkdwn(parseSlackMessage(message), { ...withoutMentions, values: { title } })
        assert.notMatch(mrkdwn, /[<>]/)
      }),
    )
  })

  test('mentions by allowed mentions only, not by what a placeholder stands for', ({ assert }) => {
    fc.assert(
      fc.property(text, (title) => {
        const mrkdwn = toMrkdwn(parseSlackMessage('{title}'), { ...withMentions, values: { title } })
        assert.notMatch(mrkdwn, /[<>]/)
      }),
    )
  })

  test('replaces each placeholder once', ({ assert }) => {
    const values = { title: '{organization}', organization: '{title}', url: 'https://a.example/?b=<c>&d=|' }
    const mrkdwn = toMrkdwn(parseSlackMessage('{title} {organization} {url} {author}'), {
      ...withoutMentions,
      values,
    })
    assert.equal(mrkdwn, '{organization} {title} <https://a.example/?b=%3Cc%3E&amp;d=%7C> {author}')
  })

  test('is cut without leaving a part of an entity or a mention', ({ assert }) => {
    assert.equal(shorten('a&amp;b', 5), 'a…')
    assert.equal(shorten('hello <@U1> and more', 9), 'hello …')
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (message, max) => {
        const cut = shorten(toMrkdwn(parseSlackMessage(message), withMentions), max)
        assert.isAtMost(cut.length, max)
        assert.notMatch(cut, /<[^>]*$|&(?!amp;|lt;|gt;)/)
      }),
    )
  })

  test('keeps the label of a link from ending it', ({ assert }) => {
    assert.equal(link('https://a.example', 'x>|<!here>'), '<https://a.example|x&gt;|&lt;!here&gt;>')
  })
})

test.group('A stored message', () => {
  test('is the same after it was parsed and serialized', ({ assert }) => {
    fc.assert(
      fc.property(text, (message) =>
        assert.equal(serializeSlackMessage(parseSlackMessage(message)), message),
      ),
    )
  })

  test('keeps a mention whatever the name is', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const [segment, ...rest] = parseSlackMessage(
          serializeSlackMessage([{ type: 'user', id: 'U123', name }]),
        )
        assert.deepInclude(segment!, { type: 'user', id: 'U123' })
        assert.isEmpty(rest)
      }),
    )
  })

  test('has users, channels and everybody', ({ assert }) => {
    assert.deepEqual(parseSlackMessage('Hi {@U1|Ana} {#C1|news}{!here}'), [
      { type: 'text', text: 'Hi ' },
      { type: 'user', id: 'U1', name: 'Ana' },
      { type: 'text', text: ' ' },
      { type: 'channel', id: 'C1', name: 'news' },
      { type: 'everybody', name: 'here' },
    ])
  })
})
