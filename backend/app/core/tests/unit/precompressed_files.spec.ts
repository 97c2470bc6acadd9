import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { encodingHeaders, PrecompressedFiles } from '#core/files/client_files'

test.group('Precompressed files', () => {
  test('are none in a folder that does not exist', ({ assert }) => {
    assert.deepEqual(new PrecompressedFiles('/no/such/folder').variantsOf('/assets/app.js'), [])
  })

  test('are offered with the smallest first', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'assets'))
    for (const name of ['app.js', 'app.js.br', 'app.js.gz', 'one.css', 'one.css.gz', 'logo.svg'])
      writeFileSync(join(folder, 'assets', name), '')
    const files = new PrecompressedFiles(folder)
    assert.deepEqual(files.variantsOf('/assets/app.js'), [
      { path: '/assets/app.js.br', encoding: 'br' },
      { path: '/assets/app.js.gz', encoding: 'gzip' },
    ])
    assert.deepEqual(files.variantsOf('/assets/one.css'), [{ path: '/assets/one.css.gz', encoding: 'gzip' }])
    assert.deepEqual(files.variantsOf('/assets/logo.svg'), [])
    assert.deepEqual(files.variantsOf('/assets/../assets/app.js'), [])
  })

  test('have the type of the file they hold', ({ assert }) => {
    assert.deepEqual(encodingHeaders('/public/assets/app.js.br'), {
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    })
    assert.deepEqual(encodingHeaders('/public/assets/app.js'), {})
    assert.deepEqual(encodingHeaders('/public/archive.tar.gz'), {})
  })
})
