import limiter from '@adonisjs/limiter/services/main'

const EXPORTS_PER_HOUR = 5
const UPLOADS_PER_HOUR = 30

const hourly = (requests: number) => limiter.use({ requests, duration: '1 hour' })

/** Counts the exports of a person: each reads everything they ever wrote. */
export async function limitExports(userId: string): Promise<void> {
  await hourly(EXPORTS_PER_HOUR).consume(`export:${userId}`)
}

/** Counts the pictures a person sends: each is decoded. */
export async function limitUploads(userId: string): Promise<void> {
  await hourly(UPLOADS_PER_HOUR).consume(`avatar:${userId}`)
}
