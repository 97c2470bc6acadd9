import { test } from '@japa/runner'
import { emailKey } from '#core/database/search/email_key'

test.group('The key of an email address', () => {
  for (const [one, other] of [
    ['Ada@Example.org', 'ada@example.org'],
    [' ada@example.org ', 'ada@example.org'],
    ['ada@müller.example', 'ada@xn--mller-kva.example'],
    ['ada@MÜLLER.example', 'ada@müller.example'],
    ['jose\u0301@example.org', 'josé@example.org'],
  ]) {
    test(`is the same for ${one} and ${other}`, ({ assert }) => {
      assert.equal(emailKey(one!), emailKey(other!))
    })
  }

  test('differs for a domain with letters that look alike', ({ assert }) => {
    assert.notEqual(emailKey('ada@еxample.org'), emailKey('ada@example.org'))
  })

  test('of something that is no address is its text', ({ assert }) => {
    assert.equal(emailKey('Nobody'), 'nobody')
  })
})
