import { test } from '@japa/runner'
import type { Captcha } from '#contract/identity/data/captcha'
import { captchaToken } from '#contract/identity/rules/captcha'
import { newId } from '#core/runtime/ids'
import { countersOf } from '#identity/captcha/tests/support/solve_captcha'
import { PASSWORD } from '#tests/factories/user_factory'
import { limitHeaders } from '#tests/limit_headers'
import { startServer, type RunningServer } from '#tests/server'

const WRONG = 'Wrong-Password!1'
const OFFICE = '192.0.2.1'

interface Answer {
  status: number
  code?: string
  left?: number
  cookie: string
}

test.group('With the limits of a new installation', (group) => {
  let server: RunningServer

  group.setup(async () => {
    const byDefault = { LIMIT_CREDENTIALS: '', LIMIT_ANONYMOUS: '' }
    const settings = { CAPTCHA_DIFFICULTY: '1', TRUST_PROXY: '1', TRUSTED_NETWORKS: '203.0.113.0/24' }
    server = await startServer({ ...byDefault, ...settings })
    return async () => void (await server.stop())
  })

  async function post(path: string, body: object, from: string, cookie = ''): Promise<Answer> {
    const answer = await fetch(`${server.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(body),
    })
    const { code } = (await answer.json()) as { code?: string }
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    const left = limitHeaders(answer.headers)?.remaining
    return { status: answer.status, code, left, cookie: cookies.join('; ') }
  }

  const register = async (from: string) => {
    const email = `${newId()}@example.org`
    const { status } = await post('register', { name: 'Ada', email, password: PASSWORD }, from)
    return { email, status }
  }

  async function solved(from: string): Promise<string> {
    const answer = await fetch(`${server.url}/api/captcha?action=sign_in`, {
      headers: { 'x-forwarded-for': from },
    })
    const captcha = (await answer.json()) as Captcha & { kind: 'proof_of_work' }
    return captchaToken(captcha.challenge, countersOf(captcha))
  }

  /** Guesses passwords of an account, each time from another address. */
  async function guess(email: string, times: number): Promise<Answer[]> {
    const guesses = Array.from({ length: times }, (_, turn) =>
      post('login', { email, password: WRONG }, `198.51.${Math.floor(turn / 250)}.${turn % 250}`),
    )
    return Promise.all(guesses)
  }

  test('thirteen people of one office register in a row', async ({ assert }) => {
    const statuses = []
    for (let turn = 0; turn < 13; turn += 1) statuses.push((await register(OFFICE)).status)
    assert.deepEqual(statuses, Array(13).fill(201))
  })

  test('an eleventh person of an office signs in after ten have mistyped', async ({ assert }) => {
    const eleventh = await register('192.0.2.7')
    for (let turn = 0; turn < 10; turn += 1) {
      const body = { email: `${newId()}@example.org`, password: WRONG }
      assert.equal((await post('login', body, '192.0.2.8')).status, 400)
    }
    const answer = await post('login', { email: eleventh.email, password: PASSWORD }, '192.0.2.8')
    assert.equal(answer.status, 200)
  })

  test('tell how many tries are left', async ({ assert }) => {
    const body = { email: `${newId()}@example.org`, password: WRONG }
    const left = []
    for (let turn = 0; turn < 3; turn += 1) left.push((await post('login', body, '192.0.2.20')).left)
    assert.deepEqual(left, [9, 8, 7])
  })

  test('an account takes ten wrong passwords of an address, then twenty with a captcha each', async ({
    assert,
  }) => {
    const { email } = await register('192.0.2.30')
    const from = '192.0.2.31'
    const right = { email, password: PASSWORD }
    const codes = []
    for (let turn = 0; turn < 11; turn += 1)
      codes.push((await post('login', { email, password: WRONG }, from)).code)
    assert.deepEqual(codes, [...Array(10).fill('INVALID_CREDENTIALS'), 'CAPTCHA_REQUIRED'])
    assert.equal((await post('login', right, from)).code, 'CAPTCHA_REQUIRED')
    assert.equal((await post('login', { ...right, captcha: 'a.b' }, from)).code, 'CAPTCHA_FAILED')

    const used = await solved(from)
    assert.equal((await post('login', { ...right, captcha: used }, from)).status, 200)
    assert.equal((await post('login', { ...right, captcha: used }, from)).code, 'CAPTCHA_FAILED')

    const proven = []
    for (let turn = 0; turn < 31; turn += 1) {
      const captcha = await solved('203.0.113.1')
      proven.push((await post('login', { email, password: WRONG, captcha }, from)).code)
    }
    // The right password has cleared the count.
    assert.deepEqual(proven, [...Array(30).fill('INVALID_CREDENTIALS'), 'TOO_MANY_REQUESTS'])
  }).tags(['@slow'], 'append')

  test('a hundred wrong passwords from elsewhere keep no owner out', async ({ assert }) => {
    const { email } = await register('192.0.2.40')
    const right = { email, password: PASSWORD }
    const { cookie } = await post('login', right, '192.0.2.40')
    const guesses: Answer[] = []
    // As many in parallel as may wait for a password check.
    for (let round = 0; round < 5; round += 1) guesses.push(...(await guess(email, 20)))
    assert.deepEqual([...new Set(guesses.map(({ code }) => code))], ['INVALID_CREDENTIALS'])
    assert.equal((await guess(email, 1))[0]!.code, 'CAPTCHA_REQUIRED')

    assert.equal((await post('login', right, '192.0.2.41', cookie)).status, 200)
    const captcha = await solved('192.0.2.42')
    assert.equal((await post('login', { ...right, captcha }, '192.0.2.42')).status, 200)
  })
    .tags(['@slow'], 'append')
    .timeout(60_000)

  test('a trusted network has no limit per address, but one per account', async ({ assert }) => {
    const codes = new Set<string | undefined>()
    for (let turn = 0; turn < 105; turn += 1)
      codes.add(
        (await post('login', { email: `${newId()}@example.org`, password: WRONG }, '203.0.113.9')).code,
      )
    assert.deepEqual([...codes], ['INVALID_CREDENTIALS'])
    const email = `${newId()}@example.org`
    for (let turn = 0; turn < 11; turn += 1)
      codes.add((await post('login', { email, password: WRONG }, '203.0.113.9')).code)
    assert.deepEqual([...codes], ['INVALID_CREDENTIALS', 'CAPTCHA_REQUIRED'])
  })
    .tags(['@slow'], 'append')
    .timeout(60_000)
})
