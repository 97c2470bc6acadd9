import { sha256 } from '#core/hashing/sha256'
import { isWithinLimit } from '#core/rate_limit/durable_limit'

/** How long an OAuth flow may take. */
export const OAUTH_FLOW_SECONDS = 600

/** Redeems a state. True for the first call only, for as long as the state is valid. */
export function redeemState(state: string): Promise<boolean> {
  const key = `external-state:${sha256.base64url(state)}`
  return isWithinLimit({ key, requests: 1, duration: OAUTH_FLOW_SECONDS })
}
