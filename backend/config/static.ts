import { defineConfig } from '@adonisjs/static'
import { encodingHeaders, lifetimeOf } from '#core/files/client_files'

/** The files of the built web client, except its page. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({ 'cache-control': lifetimeOf(path), ...encodingHeaders(path) }),
})
