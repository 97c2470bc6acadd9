import { test } from '@japa/runner'
import { isWithinInputLimits } from '#core/http/request/input_limits'
import { describeError } from '#core/observability/logging'
import { addressKey } from '#core/http/origin/client_address'

const nested = (depth: number): unknown => (depth === 0 ? 'leaf' : [nested(depth - 1)])

test.group('Input limits', () => {
  for (const [what, input] of Object.entries({
    'a NUL in a text': { title: 'a\0b' },
    'a NUL in a key': { 'a\0b': 1 },
    'a __proto__ key': JSON.parse('{"__proto__": {"isAdmin": true}}'),
    'more than ten levels': nested(11),
    'more than a thousand keys': Array.from({ length: 1_001 }, () => 1),
  })) {
    test(`refuse ${what}`, ({ assert }) => assert.isFalse(isWithinInputLimits(input)))
  }

  test('accept ordinary input', ({ assert }) => {
    assert.isTrue(
      isWithinInputLimits({ title: 'Ünï 🎉\n', tags: ['a', 'b'], nothing: null, deep: nested(8) }),
    )
  })
})

test.group('The rate limit key of an address', () => {
  for (const [address, key] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const) {
    test(`of ${address} is ${key}`, ({ assert }) => assert.equal(addressKey(address), key))
  }
})

test.group('Logged database errors', () => {
  test('contain the message without the statement', ({ assert }) => {
    const error = Object.assign(
      new Error(
        "insert into `users` (`email`) values ('ada@example.org') - UNIQUE constraint failed: users.email_key",
      ),
      { code: 'SQLITE_CONSTRAINT_UNIQUE', bindings: ['ada@example.org'] },
    )
    const described = JSON.stringify(describeError(error))
    assert.include(described, 'UNIQUE constraint failed: users.email_key')
    assert.notInclude(described, 'ada@example.org')
  })
})
