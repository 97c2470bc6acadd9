import { offsetSpans, type OffsetSpan } from '#contract/core/rules/time_zones'

/** The spans of time zones from one minute since 1970 to another, found once for each zone. */
export function spansByZone(from: number, to: number): (timeZone: string) => OffsetSpan[] {
  const found = new Map<string, OffsetSpan[]>()
  return (timeZone) => {
    const spans = found.get(timeZone) ?? offsetSpans(timeZone, from, to)
    found.set(timeZone, spans)
    return spans
  }
}
