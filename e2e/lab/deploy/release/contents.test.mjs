import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { installRelease } from '../support/install.mjs'
import { read } from '../support/files.mjs'
import { unwantedIn } from '../../../../scripts/lib/release.mjs'

const RELEASE = '/opt/fanfare/current'

describe('The folder of a release', () => {
  let machine
  let files

  before(async () => {
    machine = await installRelease()
    files = (await machine.run(`cd ${RELEASE}/ && find . -type f -o -type l`))
      .split('\n')
      .map((file) => file.slice(2))
  })
  after(() => machine?.stop())

  test('has no tests, sources or source maps', () => {
    assert.ok(files.includes('bin/server.js') && files.includes('resources/spa/index.html'))
    const own = files.filter((file) => !file.startsWith('node_modules/'))
    assert.deepEqual(unwantedIn(own), [])
    const packaged = files.filter((file) => file.startsWith('node_modules/'))
    assert.deepEqual(
      packaged.filter((file) => /\.map$|\.[cm]?ts$/.test(file)),
      [],
    )
  })

  test('has no tool of development, and every dependency', async () => {
    const { dependencies, devDependencies } = JSON.parse(read('backend', 'package.json'))
    const inStore = new Set(
      files.flatMap(
        (file) => /^node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
      ),
    )
    for (const name of Object.keys(dependencies)) assert.ok(inStore.has(name), name)
    const tools = ['typescript', ...Object.keys(devDependencies)].filter(
      (name) => !(name in dependencies) && !name.startsWith('@types/'),
    )
    assert.deepEqual(
      tools.filter((name) => inStore.has(name)),
      [],
    )
    assert.equal(await machine.run(`find -L ${RELEASE}/node_modules -maxdepth 2 -type l`), '')
  })

  test('belongs to root and cannot be changed by the account of the server', async () => {
    assert.equal(await machine.run(`find ${RELEASE}/ \\( ! -user root -o ! -type l -perm /022 \\)`), '')
    const { status } = await machine.attempt(
      `setpriv --reuid=fanfare --regid=fanfare --clear-groups touch ${RELEASE}/new`,
    )
    assert.notEqual(status, 0)
  })

  test('holds no secret and no path of the machine that has built it', async () => {
    assert.deepEqual(
      files.filter((file) => /(^|\/)\.env|app-key|\.sqlite3/.test(file)),
      [],
    )
    assert.equal(await machine.run(`grep -rlF "$(printf %s .cache/deploy/context)" ${RELEASE}/ || true`), '')
  })
})
