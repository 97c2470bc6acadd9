import { once } from 'node:events'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { selfSigned, trust } from '../../sandbox/certificate.ts'
import { freePort } from '../../support/own-server.ts'
import type { Client } from '../../support/desktop/client.ts'
import { expect, test } from '../../support/desktop/test.ts'

async function listening(web: Server): Promise<number> {
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  return (web.address() as AddressInfo).port
}

/** The message of the client about a typed address. */
async function said(client: Client, address: string): Promise<string> {
  const window = await client.window()
  await window.getByLabel('Server address').fill(address)
  await window.getByRole('button', { name: 'Continue' }).click()
  return (await window.getByRole('alert').textContent()) ?? ''
}

test('says that a certificate is not trusted, and sends nothing @slow', async ({ desk, start }) => {
  const asked: string[] = []
  const web = createServer(selfSigned(desk.folder), (request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{"name":"fanfare","version":"1.0.0"}')
  })
  const port = await listening(web)
  const client = await start({ knows: null })
  expect(await said(client, `https://localhost:${port}`)).toContain('is not trusted on this computer')
  expect(asked).toEqual([])
  web.close()
})

test('trusts an authority that the person has added to the system @slow', async ({ desk, start }) => {
  const web = createServer(selfSigned(desk.folder), (_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"name":"fanfare","version":"1.0.0"}'),
  )
  const port = await listening(web)
  trust(desk.env.HOME!, desk.folder)
  const client = await start({ knows: null })
  const window = await client.window()
  await window.getByLabel('Server address').fill(`https://localhost:${port}`)
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(window.getByText(`Server: localhost:${port}`)).toBeVisible()
  web.close()
})

test('uses the proxy of the system @slow', async ({ start }) => {
  const asked: string[] = []
  const proxy = createProxy((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json').end('{"name":"fanfare","version":"1.0.0"}')
  })
  const port = await listening(proxy)
  const client = await start({
    knows: null,
    words: [`--proxy-server=127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
  })
  const window = await client.window()
  await window.getByLabel('Server address').fill('http://localhost:8123')
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(window.getByText('Server: localhost:8123')).toBeVisible()
  expect(asked).toEqual(['GET http://localhost:8123/api/health'])
  proxy.close()
})

test('says that no server has this name @slow', async ({ start }) => {
  const client = await start({ knows: null })
  expect(await said(client, 'fanfare.invalid')).toContain('no server of this name')
})

test('says that nothing answers @slow', async ({ start }) => {
  const client = await start({ knows: null })
  expect(await said(client, `localhost:${await freePort()}`)).toContain('Nothing answers')
})

for (const address of ['https://fanfare.example', 'http://localhost'])
  test(`says that a proxy wants a password for ${address} @slow`, async ({ start }) => {
    const refuse =
      'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="office"\r\n\r\n'
    const proxy = createProxy((request) => request.socket.end(refuse))
    proxy.on('connect', (_request, socket) => socket.end(refuse))
    const port = await listening(proxy)
    const words = [`--proxy-server=127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>']
    const client = await start({ knows: null, words })
    expect(await said(client, address)).toContain('proxy of your network asks for a password')
    proxy.close()
  })
