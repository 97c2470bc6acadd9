import { test } from '@japa/runner'
import { isCommonPassword } from '#auth/passwords/common_password'

const COMMON = [
  'Password1!',
  'P@ssw0rd!',
  'Qwerty123!',
  'Welcome1!',
  'Summer2024!',
  'Iloveyou1!',
  'Monkey!!12',
  'Dragon#99',
]
const FINE = ['Bright-Morning!7', 'Brass-k7qf-9mwd-2xnp!', 'Tr0ubadour&Three', 'Kein Anschluss#4']

test.group('A common password', () => {
  for (const password of COMMON) {
    test(`is ${password}, however it is decorated`, ({ assert }) => assert.isTrue(isCommonPassword(password)))
  }

  for (const password of FINE) {
    test(`is not ${password}`, ({ assert }) => assert.isFalse(isCommonPassword(password)))
  }
})
