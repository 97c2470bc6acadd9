import { test } from '@japa/runner'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'

const PATH = '/api/approved-domains/validate-url'

test.group('Checking a link', (group) => {
  dialect(group)
  rollBack(group)

  test('requires a session', async ({ client }) => {
    const answer = await client.post(PATH).json({ url: 'https://linkedin.com/a' })
    answer.assertStatus(401)
  })

  test('approves a link to an approved domain', async ({ client, assert }) => {
    const answer = await client
      .post(PATH)
      .json({ url: 'https://www.LinkedIn.com/posts/1' })
      .loginAs(await makeUser())
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), {
      isValid: true,
      isApproved: true,
      verdict: 'approved',
      domain: 'linkedin.com',
      approvedDomain: { name: 'LinkedIn', description: null },
      message: 'The URL domain is approved.',
    })
  })

  test('{link}: {verdict}')
    .with([
      { link: 'https://ada.substack.com/p/1', verdict: 'approved', message: /approved/ },
      { link: 'see linkedin.com/a (by Ada)', verdict: 'approved', message: /approved/ },
      { link: 'https://evil-linkedin.com/', verdict: 'unreviewed', message: /^Domain Not Reviewed/ },
      { link: 'https://linkedin.com.evil.test/', verdict: 'unreviewed', message: /^Domain Not Reviewed/ },
      { link: 'https://sub.github.com/', verdict: 'unreviewed', message: /^Domain Not Reviewed/ },
      {
        link: 'https://bit.ly/x',
        verdict: 'blocked',
        message: /^The URL domain is not approved\. Please contact an administrator to request approval\.$/,
      },
      { link: 'https://go.t.co/x', verdict: 'blocked', message: /not approved/ },
      { link: 'https://linkedin.com@evil.test/', verdict: 'invalid', message: /^Invalid URL Format\.$/ },
      { link: 'not a link', verdict: 'invalid', message: /^Invalid URL Format\.$/ },
    ])
    .run(async ({ client, assert }, { link, verdict, message }) => {
      const answer = await client
        .post(PATH)
        .json({ url: link })
        .loginAs(await makeUser())
      answer.assertStatus(200)
      const check = answer.body()
      assert.equal(check.verdict, verdict)
      assert.match(check.message, message)
      assert.equal(check.isValid, verdict !== 'invalid')
      assert.equal(check.isApproved, verdict === 'approved')
      assert.equal(check.domain === null, verdict === 'invalid')
    })

  for (const body of [{}, { url: 7 }, { url: ['https://linkedin.com'] }, { url: 'x'.repeat(5_000) }]) {
    test(`refuses ${JSON.stringify(body).slice(0, 40)}`, async ({ client }) => {
      const answer = await client
        .post(PATH)
        .json(body)
        .loginAs(await makeUser())
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED', details: { fields: [{ field: 'url' }] } })
    })
  }
})
