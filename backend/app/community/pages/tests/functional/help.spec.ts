import { test } from '@japa/runner'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import env from '#start/env'
import { useHelpFolder } from '#community/pages/http/help_pages'
import { useShell } from '#community/pages/http/shell'

const SHELL = '<!doctype html><html lang="en"><head><!--head--></head><body></body></html>'

async function get(path: string) {
  const address = `http://${process.env.HOST}:${process.env.PORT}${path}`
  const answer = await fetch(address, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test.group('Help', (group) => {
  group.each.setup(() => useShell(SHELL))
  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'help-'))
    const help = join(folder, 'help')
    await mkdir(join(help, 'operators'), { recursive: true })
    await writeFile(join(help, 'README.html'), '<h1>Guide</h1>')
    await writeFile(join(help, 'operators', 'mail.html'), '<h1>Mail</h1>')
    await writeFile(join(folder, 'secret.html'), '<h1>Secret</h1>')
    const restore = useHelpFolder(help)
    return async () => {
      restore()
      await rm(folder, { recursive: true })
    }
  })

  for (const path of [
    '/help/nothing',
    '/help/operators',
    '/help/operators/mail/more',
    '/help/%2e%2e%2fsecret',
    '/help/..%2fsecret',
    '/help/readme.html',
  ]) {
    test(`has no page at ${path}`, async ({ assert }) => {
      const { status, body } = await get(path)
      assert.equal(status, 404)
      assert.notInclude(body, 'Secret')
    })
  }

  test('is the guide that was built with the server', async ({ client, assert }) => {
    for (const [path, title] of [
      ['/help', 'Guide'],
      ['/help/operators/mail', 'Mail'],
    ] as const) {
      const { status, headers, body } = await get(path)
      assert.equal(status, 200)
      assert.include(body, `<h1>${title}</h1>`)
      assert.equal(headers.get('content-language'), 'en')
      assert.include(headers.get('content-security-policy')!, "script-src 'self'")
      const again = await client.get(path).header('if-none-match', headers.get('etag')!)
      again.assertStatus(304)
    }
  })

  test('leads to the address of the operator, from every page of it', async ({ assert, cleanup }) => {
    const settings = env as { helpUrl: string | undefined }
    cleanup(() => void (settings.helpUrl = undefined))
    settings.helpUrl = 'https://help.example.org/fanfare'
    for (const path of ['/help', '/help/members']) {
      const { status, headers } = await get(path)
      assert.equal(status, 302)
      assert.equal(headers.get('location'), 'https://help.example.org/fanfare')
    }
  })
})
