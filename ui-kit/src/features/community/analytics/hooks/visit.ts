import type { PageView } from '@fanfare/contract/community/data/page_view.ts'
import { randomId } from '../../../../client/random-id.ts'
import type { KeptVisit } from './consent-store.ts'

/** After this time without a page view a new visit begins, as in GA4. */
const VISIT_ENDS_AFTER_S = 1_800
const KEPT = /^([\da-f]{32})\.(\d+)\.(\d+)$/

/**
 * The ids of this browser and of the visit, which GA4 needs. Generated with the first page view after Accept, and stored
 * on this device. `now` in milliseconds.
 */
export function continueVisit(
  kept: KeptVisit,
  now: number,
): Required<Pick<PageView, 'clientId' | 'sessionId'>> {
  const seconds = Math.floor(now / 1_000)
  const [, clientId = randomId(), start, last = '0'] = KEPT.exec(kept.get() ?? '') ?? []
  const goesOn = seconds - Number(last) < VISIT_ENDS_AFTER_S
  const sessionId = start !== undefined && goesOn ? start : String(seconds)
  kept.set(`${clientId}.${sessionId}.${seconds}`)
  return { clientId, sessionId }
}
