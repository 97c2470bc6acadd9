import { test } from '@japa/runner'
import { maskEmail } from '#organizations/invitations/transformers/invitation_transformer'

test.group('A masked email address', () => {
  for (const [email, masked] of [
    ['noor@example.org', 'n***@example.org'],
    ['n@example.org', 'n***@example.org'],
    ['"a@b"@example.org', '"***@example.org'],
    ['😀noor@example.org', '😀***@example.org'],
  ] as const) {
    test(`of ${email} is ${masked}`, ({ assert }) => {
      assert.equal(maskEmail(email), masked)
    })
  }
})
