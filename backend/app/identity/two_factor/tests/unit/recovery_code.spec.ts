import { test } from '@japa/runner'
import { newRecoveryCodes, readRecoveryCode } from '#identity/two_factor/rules/recovery_code'

test.group('Recovery codes', () => {
  for (const typed of [
    '',
    '123456',
    'k7qf',
    'k7qf-9mw',
    'k7qf-9mwd2',
    'k7qf-9mw0',
    'k1qf-9mwd',
    'k7qf_9mwd',
  ]) {
    test(`cannot be read from "${typed}"`, ({ assert }) => assert.isNull(readRecoveryCode(typed)))
  }

  for (const typed of ['k7qf-9mwd', 'k7qf9mwd', ' K7QF 9MWD ', 'K7-QF-9M-WD']) {
    test(`can be read from "${typed}"`, ({ assert }) => {
      assert.equal(readRecoveryCode(typed), 'k7qf-9mwd')
    })
  }

  test('are ten different readable ones', ({ assert }) => {
    for (let turn = 0; turn < 200; turn += 1) {
      const codes = newRecoveryCodes()
      assert.lengthOf(new Set(codes), 10)
      for (const code of codes) {
        assert.match(code, /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/)
        assert.equal(readRecoveryCode(code), code)
      }
    }
  })
})
