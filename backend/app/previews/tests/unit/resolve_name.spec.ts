import { test } from '@japa/runner'
import { resolveName } from '#previews/queries/fetching/resolve_name'
import { openNameServer, type Zone } from '#previews/tests/support/name_server'

const SERVER_FAILURE = 2

test.group('Resolving a name', () => {
  test('gives up when the time is over, before or after the question', async ({ assert }) => {
    await assert.rejects(() => sendRequest(null, 'pages.example', 50), /ECANCELLED/)
    await assert.rejects(() => resolveName('pages.example', AbortSignal.abort()), /aborted/)
  })

  test('fails when the name servers fail', async ({ assert }) => {
    await assert.rejects(() => sendRequest({ 'pages.example': SERVER_FAILURE }, 'pages.example'), /ESERVFAIL/)
  })

  test('finds nothing for a name that nobody has, or that has no address', async ({ assert }) => {
    assert.deepEqual(await sendRequest({}, 'nobody.example'), [])
    assert.deepEqual(await sendRequest({ 'mail.example': [] }, 'mail.example'), [])
  })

  test('does not sendRequest the operating system, which knows inner names', async ({ assert }) => {
    assert.deepEqual(await sendRequest({}, 'localhost'), [])
  })

  test('finds every address of both families', async ({ assert }) => {
    const addresses = ['93.184.215.14', '10.0.0.8', '2606:4700::1']
    assert.sameMembers(await sendRequest({ 'pages.example': addresses }, 'pages.example'), addresses)
  })

  test('is content with one family', async ({ assert }) => {
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
