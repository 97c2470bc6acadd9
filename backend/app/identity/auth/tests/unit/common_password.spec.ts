import { test } from '@japa/runner'
import { dictionary } from '@zxcvbn-ts/language-common'
import { unmetPasswordRequirements } from '#contract/identity/rules/password'
import { isCommonPassword } from '#identity/auth/rules/common_password'

const COMMON = [
  'Password1!',
  'P@ssw0rd!',
  'Qwerty123!',
  'Welcome1!',
  'Summer2024!',
  'Iloveyou1!',
  'Monkey!!12',
  'Dragon#99',
  'Pass@word1',
]
const FINE = ['Bright-Morning!7', 'Brass-k7qf-9mwd-2xnp!', 'Tr0ubadour&Three', 'Kein Anschluss#4']

test.group('A common password', () => {
  for (const password of COMMON) {
    test(`is ${password}`, ({ assert }) => assert.isTrue(isCommonPassword(password)))
  }

  test('is each of the five hundred most common words, even with a capital letter and “1!”', ({ assert }) => {
    const words = dictionary['passwords-common'].filter((word) => /^[a-z]{6,}$/.test(word)).slice(0, 500)
    const decorated = words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}1!`)
    const meeting = decorated.filter((password) => unmetPasswordRequirements(password).length === 0)
    assert.lengthOf(meeting, 500)
    assert.deepEqual(
      meeting.filter((password) => !isCommonPassword(password)),
      [],
    )
  })

  for (const password of FINE) {
    test(`is not ${password}`, ({ assert }) => assert.isFalse(isCommonPassword(password)))
  }
})
