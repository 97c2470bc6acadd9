import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
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
      url: 'https://www.linkedin.com/posts/1',
      approvedDomain: { name: 'LinkedIn', description: null },
      message: 'The URL domain is approved.',
    })
  })

  test('calls an empty link invalid', async ({ client, assert }) => {
    const answer = await client
      .post(PATH)
      .json({ url: '' })
      .loginAs(await makeUser())
    answer.assertStatus(200)
    const { isValid, isApproved } = answer.body()
    assert.deepEqual([isValid, isApproved], [false, false])
  })

  test('{link}: {verdict}')
    .with([
      {
        link: 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Funreviewed.example%2F',
        verdict: 'unreviewed',
        message: /^Domain Not Reviewed/,
      },
      {
        link: 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fbit.ly%2Fx',
        verdict: 'blocked',
        message: /not approved/,
      },
      { link: 'https://www.linkedin.com/slink?code=eAbCd', verdict: 'blocked', message: /not approved/ },
      { link: 'https://youtu.be/abc123DEF45', verdict: 'approved', message: /approved/ },
      { link: 'https://mobile.twitter.com/acme/status/171', verdict: 'approved', message: /approved/ },
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

  test('leads through a mail gateway, and approves no shortener that was approved before', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const check = async (url: string) => (await client.post(PATH).json({ url }).loginAs(user)).body()
    const target = 'https://www.linkedin.com/posts/acme'
    const gateway = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}&data=ana%40acme.example`
    assert.deepInclude(await check(gateway), { verdict: 'approved', url: target })
    await db.table('approved_domains').insert({
      id: newId(),
      host: 'snip.ly',
      name: 'Sniply',
      includes_subdomains: true,
      is_blocked: false,
      created_at: '2026-01-01 00:00:00.000',
    })
    assert.deepInclude(await check('https://snip.ly/x'), { verdict: 'unreviewed' })
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
