import { test } from '@japa/runner'
import { lifetimeOf } from '#core/files/client_files'

test.group('The lifetime of a built file', () => {
  for (const [path, lifetime] of [
    ['/srv/public/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['C:\\srv\\public\\assets\\app-1a2b.js.br', 'public, max-age=31536000, immutable'],
    ['/srv/public/sw.js', 'public, no-cache'],
    ['/srv/public/sw.js.br', 'public, no-cache'],
    ['/srv/public/build.json', 'public, no-cache'],
    ['/srv/public/offline.html', 'public, no-cache'],
    ['/srv/public/favicon.svg', 'public, max-age=3600'],
    ['/srv/public/icons/any-192.png', 'public, max-age=3600'],
    ['/srv/public/other-sw.js', 'public, max-age=3600'],
  ] as const) {
    test(`is “${lifetime}” for ${path}`, ({ assert }) => {
      assert.equal(lifetimeOf(path), lifetime)
    })
  }
})
