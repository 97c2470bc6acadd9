import limiter from '@adonisjs/limiter/services/main'

const REPORTS_PER_HOUR = 20

/** Counts the reports of a person, refused ones too: every one of them is read by somebody. */
export async function limitReports(userId: string): Promise<void> {
  await limiter.use({ requests: REPORTS_PER_HOUR, duration: '1 hour' }).consume(`report:${userId}`)
}
