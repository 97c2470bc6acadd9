import { test } from '@japa/runner'
import { resolveName } from '#core/network/resolve_name'
import { openNameServer, type Zone } from '#core/tests/support/name_server'

const SERVER_FAILURE = 2

test.group('Resolving a name', () => {
  test('times out before or after the query', async ({ assert }) => {
    await assert.rejects(() => sendRequest(null, 'pages.example', 50), /ECANCELLED/)
    await assert.rejects(() => resolveName('pages.example', AbortSignal.abort()), /aborted/)
  })

  test('fails if the name servers fail', async ({ assert }) => {
    await assert.rejects(() => sendRequest({ 'pages.example': SERVER_FAILURE }, 'pages.example'), /ESERVFAIL/)
  })

  test('finds nothing for an unknown name or one without address', async ({ assert }) => {
    assert.deepEqual(await sendRequest({}, 'nobody.example'), [])
    assert.deepEqual(await sendRequest({ 'mail.example': [] }, 'mail.example'), [])
  })

  test('does not ask the operating system, which resolves internal names', async ({ assert }) => {
    assert.deepEqual(await sendRequest({}, 'localhost'), [])
  })

  test('finds the addresses of both families', async ({ assert }) => {
    const addresses = ['93.184.215.14', '10.0.0.8', '2606:4700::1']
    assert.sameMembers(await sendRequest({ 'pages.example': addresses }, 'pages.example'), addresses)
  })

  test('accepts one family', async ({ assert }) => {
    assert.deepEqual(await sendRequest({ 'pages.example': ['2606:4700::1'] }, 'pages.example'), [
      '2606:4700::1',
    ])
  })
})

async function sendRequest(zone: Zone | null, name: string, within = 3_000) {
  const server = await openNameServer(zone)
  try {
    return await resolveName(name, AbortSignal.timeout(within), [server.address])
  } finally {
    server.close()
  }
}
