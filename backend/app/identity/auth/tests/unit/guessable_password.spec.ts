import { test } from '@japa/runner'
import { isGuessable } from '#identity/auth/rules/guessable_password'
import { isPersonal } from '#identity/auth/rules/personal_password'

const ADA = { name: 'Ada Byron', email: 'countess.lovelace@example.org' }

const GUESSABLE = [
  'Pass@word1',
  'Qwerty@12',
  'Abcd@1234',
  'Welcome@2024',
  'Admin@123',
  'Aaaaaaa!',
  'Summer2024!',
  'aB!'.repeat(42),
]

const PERSONAL = [
  'Byron-is-the-best!',
  'xx-BYRON-xx!',
  'My-Countess-7!',
  'My-L0vel4ce!',
  'countess.lovelace@example.org-A!',
  'I-love-F4nfare!',
]

const FINE = ['Bright-Morning!7', 'Brass-k7qf-9mwd-2xnp!', 'Tr0ubadour&Three', 'Kein Anschluss#4']

test.group('A guessable password', () => {
  for (const password of GUESSABLE)
    test(`is ${password}`, ({ assert }) => assert.isTrue(isGuessable(password)))

  for (const password of FINE)
    test(`is not ${password}`, ({ assert }) => assert.isFalse(isGuessable(password)))
})

test.group('A personal password', () => {
  for (const password of PERSONAL)
    test(`is ${password}`, ({ assert }) => assert.isTrue(isPersonal(password, ADA)))

  for (const password of FINE)
    test(`is not ${password}`, ({ assert }) => assert.isFalse(isPersonal(password, ADA)))

  test('holds the name of the product, for every person', ({ assert }) => {
    assert.isTrue(isPersonal('Fanfare-for-me!8', {}))
  })
})
