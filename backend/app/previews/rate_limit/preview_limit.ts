import limiter from '@adonisjs/limiter/services/main'

const PREVIEWS_PER_MINUTE = 30

/** Counts the previews a person asks for: each may send the server on a visit. */
export async function limitPreviews(userId: string): Promise<void> {
  await limiter.use({ requests: PREVIEWS_PER_MINUTE, duration: '1 minute' }).consume(`preview:${userId}`)
}
