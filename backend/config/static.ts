import { defineConfig } from '@adonisjs/static'
import { encodingHeaders } from '#core/files/precompressed_files'

/** The files of the built web client, except its page; their names contain a hash of their content. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'cache-control': /[\\/]assets[\\/]/.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...encodingHeaders(path),
  }),
})
