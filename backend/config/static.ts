import { defineConfig } from '@adonisjs/static'
import { encodingHeaders } from '#core/files/precompressed_files'
import { lifetimeOf } from '#core/files/lifetime_of'

/** The files of the built web client, except its page. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({ 'cache-control': lifetimeOf(path), ...encodingHeaders(path) }),
})
