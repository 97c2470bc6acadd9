import limiter from '@adonisjs/limiter/services/main'

const PREVIEWS_PER_MINUTE = 30

/** Limits previews per user, because each may make the server fetch a page. */
export async function limitPreviews(userId: string): Promise<void> {
  await limiter.use({ requests: PREVIEWS_PER_MINUTE, duration: '1 minute' }).consume(`preview:${userId}`)
}
