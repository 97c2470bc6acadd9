import limiter from '@adonisjs/limiter/services/main'

const EXPORTS_PER_HOUR = 5
const UPLOADS_PER_HOUR = 30

const hourly = (requests: number) => limiter.use({ requests, duration: '1 hour' })

/** Limits exports, which read everything a user has written. */
export async function limitExports(userId: string): Promise<void> {
  await hourly(EXPORTS_PER_HOUR).consume(`export:${userId}`)
}

/** Limits avatar uploads, which are expensive to decode. */
export async function limitUploads(userId: string): Promise<void> {
  await hourly(UPLOADS_PER_HOUR).consume(`avatar:${userId}`)
}
