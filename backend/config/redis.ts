import { defineConfig } from '@adonisjs/redis'
import env from '#start/env'

const MAX_RETRY_DELAY_MS = 1_000

/** No request waits for Redis: its callers have a fallback or retry. */
const redis = defineConfig({
  connection: 'main',
  connections: {
    main: {
      ...addressOf(env.redisUrl ?? 'redis://127.0.0.1:6379'),
      keyPrefix: env.redisPrefix,
      connectTimeout: 3_000,
      socketTimeout: 3_000,
      maxRetriesPerRequest: 1,
      retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_DELAY_MS),
    },
  },
})

export default redis

function addressOf(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1) || 0),
    ...(protocol === 'rediss:' && { tls: { servername: hostname } }),
  }
}

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redis> {}
}
