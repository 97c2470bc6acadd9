import limiter from '@adonisjs/limiter/services/main'
import { createHash } from 'node:crypto'

/** How long a journey may take. */
export const JOURNEY_SECONDS = 600

const digest = (state: string) => createHash('sha256').update(state).digest('base64url')

/** Uses a state up. True for the first who asks and for nobody after, for as long as the state could be believed. */
export async function spendState(state: string): Promise<boolean> {
  const once = limiter.use({ requests: 1, duration: JOURNEY_SECONDS })
  const isFirst = await once.attempt(`external-state:${digest(state)}`, () => true)
  return isFirst === true
}
