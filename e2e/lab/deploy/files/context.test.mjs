import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contextFiles, isInContext } from '../support/context.mjs'
import { MANIFESTS } from '../../../../scripts/lib/toolchain.mjs'

describe('The context of the image', () => {
  test('has what the server is built from', () => {
    const files = contextFiles()
    for (const file of [
      ...MANIFESTS,
      'LICENSE',
      'tsconfig.base.json',
      'scripts/run.mjs',
      'backend/bin/server.ts',
      'ui-kit/src/i18n/locales/en/errors.json',
      'web/index.html',
      'docs/guide/README.md',
    ])
      assert.ok(files.includes(file), file)
  })

  test('has nothing of this machine, no tests and no history', () => {
    for (const file of [
      '.env',
      'backend/.env',
      'deploy/.env',
      'data/app-key',
      '.git/config',
      '.cache/install.fingerprint',
      'node_modules/yaml/package.json',
      'backend/node_modules/pg/package.json',
      'backend/build/bin/server.js',
      'backend/app/posts/posts/tests/functional/posts.spec.ts',
      'dist/server/ace.js',
      'desktop/src/main/index.ts',
      'e2e/journeys/browser/posts.spec.ts',
    ])
      assert.ok(!isInContext(file), file)
  })
})
