import { AI_CHECK_TIMEOUT_MS } from '#contract/rules/ai'
import type { Timeouts } from './exchange.js'

const TOTAL_MS = AI_CHECK_TIMEOUT_MS - 5_000

/** For what a person waits for in the settings: the provider gives up before the client does. */
export const CHECK_TIMEOUTS: Timeouts = { firstByte: TOTAL_MS, idle: TOTAL_MS, total: TOTAL_MS }
