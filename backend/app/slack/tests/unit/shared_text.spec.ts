import { test } from '@japa/runner'
import { readCommand } from '#slack/rules/shared_text'

const LINK = 'https://www.linkedin.com/posts/1'

const suggestionsIn = (text: string) => readCommand(text)?.suggestions

test.group('The text of the Slack command', () => {
  for (const text of ['', 'hello', 'hello\nthere', '<@U1|ana> well done'])
    test(`has nothing to share without a link: ${JSON.stringify(text)}`, ({ assert }) => {
      assert.isNull(readCommand(text))
    })

  for (const text of [
    LINK,
    `<${LINK}|linkedin.com/posts/1>`,
    `${LINK}\n\n  \n`,
    `Look (${LINK}).`,
    `${LINK} \u200b`,
  ])
    test(`has no suggestion after the link: ${JSON.stringify(text)}`, ({ assert }) => {
      assert.deepEqual(readCommand(text), { link: LINK, suggestions: [] })
    })

  test('has what follows the link as a suggestion, and each further line as another', ({ assert }) => {
    assert.deepEqual(readCommand(`${LINK} Well done!\r\n  So calm.  \n\nA fine read`), {
      link: LINK,
      suggestions: ['Well done!', 'So calm.', 'A fine read'],
    })
  })

  test('leaves out what stands before the link', ({ assert }) => {
    const text = `Please look\nat (${LINK}), a fine read\nWell done`
    assert.deepEqual(readCommand(text), { link: LINK, suggestions: ['a fine read', 'Well done'] })
  })

  test('has the first of several links, and the others in the suggestions', ({ assert }) => {
    assert.deepEqual(readCommand(`${LINK} Like <https://example.org/2>\n<https://a.example|a.example>`), {
      link: LINK,
      suggestions: ['Like https://example.org/2', 'a.example'],
    })
  })

  test('never takes a line for the rest of a long link', ({ assert }) => {
    const link = `${LINK}/a-very-long-address-of-a-page-1234567890`
    assert.deepEqual(readCommand(`${link}\nWell-done`), { link, suggestions: ['Well-done'] })
  })

  test('drops a suggestion that repeats another, whatever its case and punctuation', ({ assert }) => {
    assert.deepEqual(suggestionsIn(`${LINK} Well done!\nwell done\nWELL, DONE…\nSo calm`), [
      'Well done!',
      'So calm',
    ])
  })

  test('reads as its writer sees it, without what Slack escapes', ({ assert }) => {
    const text = `${LINK} R&amp;D &lt;3 &amp;amp; <@U1|ana> in <#C1|general>\n<!here> <!subteam^S1|@team> <@U2>`
    assert.deepEqual(suggestionsIn(text), ['R&D <3 &amp; @ana in #general', '@here @team @U2'])
  })
})
