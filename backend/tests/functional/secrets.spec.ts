import { test } from '@japa/runner'
import { AccessToken } from '@adonisjs/auth/access_tokens'
import { storedAppKey } from '#start/app_key'
import { inTransaction } from '#core/database/transactions/transaction'
import { newFeedSecret } from '#community/web_feeds/rules/feed_secret'
import { makeToken, type TokenKind } from '#identity/api_tokens/rules/token_format'
import { TOKEN_PREFIX } from '#identity/auth/models/session'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { newSecret } from '#notifications/webhooks/rules/signature'
import { newToken } from '#organizations/invitations/rules/invitation_token'
import { callApi, tokenOf } from '#tests/call_api'
import { codeFor, newDesktop } from '#tests/desktop_client'
import { rollBack } from '#tests/database'
import { temporaryDataDir } from '#tests/environment'
import { makeUser } from '#tests/factories/user_factory'

const BITS_MIN = 128
const BASE64URL = /^[\w-]+$/
const BASE32 = /^[A-Z2-7]+$/
const BASE62 = /^[A-Za-z\d]+$/
const BASE64 = /^[A-Za-z\d+/]+=?$/

const BITS = new Map([
  [BASE64URL, 6],
  [BASE32, 5],
  [BASE62, Math.log2(62)],
  [BASE64, 6],
])

const bitsOf = (secret: string, alphabet: RegExp) => secret.replace('=', '').length * BITS.get(alphabet)!

const twoFactorSecret = async () => {
  const headers = { accept: 'application/json' }
  const answer = await callApi('POST', '/api/2fa/generate', { as: await makeUser(), body: {}, headers })
  return String(answer.body?.secret).replaceAll(' ', '')
}

const desktopCode = async () => codeFor(await makeUser(), newDesktop())

/** Without the checksum at the end, of at most ten digits. */
const sessionSecret = async () => {
  const decoded = AccessToken.decode(TOKEN_PREFIX, await tokenOf(await makeUser()))
  return decoded!.secret.release().slice(0, -10)
}

/** Without its kind, and the six digits of the checksum at the end. */
const apiToken = (kind: TokenKind) => () => makeToken(kind).slice(`ff_${kind}_`.length, -6)

const webhookSecret = () => newSecret().slice('whsec_'.length)

const mailedToken = async () => {
  const { id: userId } = await makeUser()
  return inTransaction((trx) => issueToken(trx, { userId, purpose: 'password_reset' }))
}

test.group('A secret that nobody may guess', (group) => {
  rollBack(group)

  for (const [what, make, alphabet] of [
    ['a session', sessionSecret, BASE64URL],
    ['a mailed link', mailedToken, BASE64URL],
    ['an invitation', newToken, BASE64URL],
    ['a private feed', newFeedSecret, BASE64URL],
    ['an API token of a person', apiToken('pat'), BASE62],
    ['an API token of an organization', apiToken('org'), BASE62],
    ['a token of the directory', apiToken('scim'), BASE62],
    ['a webhook', webhookSecret, BASE64],
    ['a desktop code', desktopCode, BASE64URL],
    ['an authenticator app', twoFactorSecret, BASE32],
    ['an installation', () => storedAppKey(temporaryDataDir()), BASE64URL],
  ] as const) {
    test(`is another one each time, of at least 128 bits: ${what}`, async ({ assert }) => {
      const secrets = [await make(), await make(), await make()]
      assert.lengthOf([...new Set(secrets)], 3)
      for (const secret of secrets) {
        assert.match(secret, alphabet)
        assert.isAtLeast(bitsOf(secret, alphabet), BITS_MIN)
      }
    })
  }
})
