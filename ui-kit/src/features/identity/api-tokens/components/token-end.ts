import { TOKEN_DAYS_MAX } from '@fanfare/contract/identity/rules/api_scope.ts'

const DAY_MS = 86_400_000

/** A day of this device's calendar, `YYYY-MM-DD`, so many days after another. */
export function dayAfter(days: number, from = new Date()): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 12)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}

/** How many days a token lives until the end of a day; null when that is in the past or more than a year away. */
export function daysUntil(day: string, from = new Date()): number | null {
  const end = new Date(`${day}T23:59:59.999`).getTime()
  const days = Math.floor((end - from.getTime()) / DAY_MS)
  return days >= 1 && days <= TOKEN_DAYS_MAX ? days : null
}
