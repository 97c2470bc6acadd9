import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer, type RunningServer } from '#tests/server'
import { slow } from '#tests/tags'

interface Body {
  token?: string
  valid?: boolean
  organization?: { id: string }
  invitation?: { id: string; link: string }
}

const from = (address: string) => ({ 'x-forwarded-for': address })

function clientOf({ url }: RunningServer) {
  return async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const json = body && { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
}

test.group('Invitation limits', (group) => {
  slow(group)
  let server: RunningServer
  let call: ReturnType<typeof clientOf>

  group.setup(async () => {
    server = await startServer({
      LIMIT_CREDENTIALS: '3',
      LIMIT_ADDRESS: '3',
      LIMIT_INVITATIONS: '5',
      TRUST_PROXY: '1',
    })
    call = clientOf(server)
    return async () => void (await server.stop())
  })

  /** An organization, and a function that calls as its owner from a client address. */
  async function organizationOf(address: string) {
    const account = { name: 'Olga', email: `${newId()}@example.org`, password: PASSWORD }
    const { body } = await call('POST', '/auth/register', from(address), account)
    const caller = { authorization: `Bearer ${body.token}`, ...from(address) }
    const named = { name: `Team ${newId()}`, slug: `team-${newId().slice(-12)}` }
    const { organization } = (await call('POST', '/organizations', caller, named)).body
    return { caller, path: `/organizations/${organization!.id}` }
  }

  test('refuse what is beyond the number of a day, to any recipient', async ({ assert }) => {
    const { caller, path } = await organizationOf('192.0.2.1')
    for (const status of [201, 201, 201, 201, 201, 429]) {
      const body = { email: `${newId()}@example.org`, allowSignup: true }
      const answer = await call('POST', `${path}/invite`, { ...caller, ...from('192.0.2.2') }, body)
      assert.equal(answer.status, status)
    }
  })

  test('refuse a fourth mail to one recipient, from any address and organization', async ({ assert }) => {
    const email = `${newId()}@example.org`
    for (const [turn, status] of [201, 201, 201, 429].entries()) {
      const { caller, path } = await organizationOf(`192.0.2.${10 + turn}`)
      const body = { email: turn % 2 === 0 ? email : email.toUpperCase(), allowSignup: true }
      assert.equal((await call('POST', `${path}/invite`, caller, body)).status, status)
    }
  })

  test('refuse a fourth invalid token, whether checked or accepted', async ({ assert }) => {
    const { caller } = await organizationOf('192.0.2.20')
    const guessing = { ...caller, ...from('192.0.2.21') }
    const read = () => call('GET', `/organizations/invitations/${newId()}`, from('192.0.2.21'))
    const redeem = () => call('POST', '/organizations/invitations/approve', guessing, { token: newId() })
    const statuses = [await read(), await redeem(), await read(), await redeem(), await read()]
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [200, 404, 200, 429, 429],
    )
  })

  test('do not count valid links', async ({ assert }) => {
    const { caller, path } = await organizationOf('192.0.2.30')
    const body = { email: `${newId()}@example.org`, allowSignup: true }
    const { invitation } = (await call('POST', `${path}/invite`, caller, body)).body
    const token = invitation!.link.split('/').at(-1)
    for (let turn = 0; turn < 8; turn += 1) {
      const answer = await call('GET', `/organizations/invitations/${token}`, from('192.0.2.31'))
      assert.deepEqual([answer.status, answer.body.valid], [200, true])
    }
  })
})
