import limiter from '@adonisjs/limiter/services/main'

const REPORTS_PER_HOUR = 20

/** Limits the reports of a person. Refused ones count too. */
export async function limitReports(userId: string): Promise<void> {
  await limiter.use({ requests: REPORTS_PER_HOUR, duration: '1 hour' }).consume(`report:${userId}`)
}
