import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { emailAddress } from '#core/http/validation/email_address'

const validator = vine.create({ email: emailAddress() })

test.group('An email address', () => {
  for (const [what, email] of [
    ['a zero-width space', 'ada\u200b@example.org'],
    ['a zero-width joiner', 'a\u200dda@example.org'],
    ['a Cyrillic letter that looks like a Latin one', '\u0430da@example.org'],
    ['a full-width letter', '\uff41da@example.org'],
    ['a direction mark', '\u202eada@example.org'],
    ['no domain', 'ada@'],
    ['a space', 'a da@example.org'],
  ]) {
    test(`is refused with ${what}`, async ({ assert }) => {
      await assert.rejects(() => validator.validate({ email }))
    })
  }

  for (const [given, kept] of [
    ['Ada.Byron+news@Example.org', 'Ada.Byron+news@Example.org'],
    ['ada@exam\u200bple.org', 'ada@example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['ada@müller.example', 'ada@xn--mller-kva.example'],
    ['ada@еxample.org', 'ada@xn--xample-2of.org'],
  ]) {
    test(`${given} is kept as ${kept}`, async ({ assert }) => {
      assert.deepEqual(await validator.validate({ email: given }), { email: kept })
    })
  }
})
