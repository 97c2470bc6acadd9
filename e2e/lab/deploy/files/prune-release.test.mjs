import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, test } from 'node:test'
import { pruneRelease } from '../../../../scripts/lib/prune-release.mjs'

describe('A release', () => {
  const release = mkdtempSync(join(tmpdir(), 'fanfare-release-'))
  after(() => rmSync(release, { recursive: true }))

  const write = (path, content) => {
    mkdirSync(dirname(join(release, path)), { recursive: true })
    writeFileSync(join(release, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  /** A package of the store with its manifest, as pnpm installs it. */
  const inStore = (name, manifest) =>
    write(`node_modules/.pnpm/${name}@1/node_modules/${name}/package.json`, manifest)
  const link = (name, from) => {
    mkdirSync(join(release, from), { recursive: true })
    symlinkSync(join(release, `node_modules/.pnpm/${name}@1/node_modules/${name}`), join(release, from, name))
  }

  write('package.json', { dependencies: { server: '1' }, devDependencies: { tool: '1' } })
  inStore('server', {
    dependencies: { helper: '1' },
    peerDependencies: { peer: '1', extra: '1', tool: '1' },
    peerDependenciesMeta: { extra: { optional: true } },
  })
  for (const name of ['helper', 'peer', 'extra', 'tool', 'alone']) inStore(name, {})
  for (const name of ['helper', 'peer', 'extra', 'tool'])
    link(name, 'node_modules/.pnpm/server@1/node_modules')
  for (const name of ['server', 'alone']) link(name, 'node_modules')
  const helper = 'node_modules/.pnpm/helper@1/node_modules/helper'
  for (const file of [
    'index.js',
    'index.js.map',
    'index.d.ts',
    'src/index.ts',
    'test/all.js',
    'lib/test/used.js',
  ])
    write(`${helper}/${file}`, '')
  pruneRelease(release)
  const has = (path) => existsSync(join(release, path))

  test('keeps the packages that it needs, over several steps and as peers', () => {
    for (const name of ['server', 'helper', 'peer']) assert.ok(has(`node_modules/.pnpm/${name}@1`), name)
    assert.ok(has('node_modules/server/package.json'))
    assert.ok(has('node_modules/.pnpm/server@1/node_modules/peer/package.json'))
  })

  test('loses optional peers, tools and what nothing needs, with the links to them', () => {
    for (const name of ['extra', 'tool', 'alone']) assert.ok(!has(`node_modules/.pnpm/${name}@1`), name)
    assert.ok(!has('node_modules/alone'))
    assert.ok(!has('node_modules/.pnpm/server@1/node_modules/tool'))
  })

  test('keeps of a package what Node loads', () => {
    for (const file of ['package.json', 'index.js', 'lib/test/used.js'])
      assert.ok(has(`${helper}/${file}`), file)
    for (const file of ['index.js.map', 'index.d.ts', 'src/index.ts', 'test'])
      assert.ok(!has(`${helper}/${file}`), file)
  })
})
