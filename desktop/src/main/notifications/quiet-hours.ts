import type { QuietHours } from '../../shared/settings.ts'

/** Whether `now` is within the quiet hours, in local time. They may include midnight. */
export function isQuietHour(hours: QuietHours | null, now: Date): boolean {
  if (hours === null) return false
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const minute = now.getHours() * 60 + now.getMinutes()
  const begins = (day: number) => hours.days.includes((day + 7) % 7)
  const today = now.getDay()
  if (from <= to) return begins(today) && minute >= from && minute < to
  return (begins(today) && minute >= from) || (begins(today - 1) && minute < to)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When quiet hours end next, after `now`. */
export function quietHoursEnd({ to }: QuietHours, now: Date): Date {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, minutesOf(to))
  if (end.getTime() <= now.getTime()) end.setDate(end.getDate() + 1)
  return end
}
