import { defineConfig } from '@adonisjs/static'

/** The built web client without its page: file names carry a hash of their content. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'cache-control': /[\\/]assets[\\/]/.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }),
})
