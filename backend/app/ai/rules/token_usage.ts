import { now } from '#core/runtime/clock'

/** The tokens of one call. */
export interface Usage {
  inputTokens: number
  outputTokens: number
  /** Whether the counts are estimated from the lengths, because the provider did not report any. */
  isEstimated: boolean
}

/** Fewer characters than most tokens have, so that an estimate is too high rather than too low. */
const CHARACTERS = 3

/** More than any model supports; a provider that reports more is not believed. */
const MAX_TOKENS = 10_000_000

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TOKENS

/** The counts that a provider reported; null unless they are valid. */
export function reportedUsage(input: unknown, ...output: unknown[]): Usage | null {
  const counts = output.filter((count) => count !== undefined && count !== null)
  if (!isCount(input) || counts.length === 0 || !counts.every(isCount)) return null
  return {
    inputTokens: input,
    outputTokens: counts.reduce((sum: number, count) => sum + Number(count), 0),
    isEstimated: false,
  }
}

export const estimatedUsage = (inputLength: number, outputLength: number): Usage => ({
  inputTokens: Math.ceil(inputLength / CHARACTERS),
  outputTokens: Math.ceil(outputLength / CHARACTERS),
  isEstimated: true,
})

export const NO_USAGE: Usage = Object.freeze({ inputTokens: 0, outputTokens: 0, isEstimated: false })

/** The calendar month in UTC in which usage is counted, `2026-11`. */
export const monthOf = (date = now()): string => date.toISOString().slice(0, 7)
