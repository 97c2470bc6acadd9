import { API_TIMEOUT_MS } from '#contract/core/rules/limits'
import type { Timeouts } from './exchange.js'

const TOTAL_MS = API_TIMEOUT_MS - 2_000

/** For requests that a person waits for in the settings: the provider times out before the client does. */
export const CHECK_TIMEOUTS: Timeouts = { firstByte: TOTAL_MS, idle: TOTAL_MS, total: TOTAL_MS }
