import type { Minutes } from '#notifications/pacing/rules/minutes_of'
import { Timetable } from '#notifications/pacing/rules/timetable'

/** A member with the minutes since 1970 of which one is assigned, and the number that decides which. */
export interface MinuteRequest {
  id: string
  minutes: readonly Minutes[]
  seed: number
}

/**
 * A minute for each member, by id: as many as possible have one that no other member has. Those with the fewest minutes come
 * first. When none is left for a member, the one that the fewest have is shared.
 * @param used - minutes since 1970 that other members have, once for each of them
 */
export function assignMinutes(
  requests: readonly MinuteRequest[],
  used: readonly number[],
): Map<string, number> {
  const first = requests.reduce((least, { minutes }) => Math.min(least, minutes[0]![0]), Infinity)
  const end = requests.reduce((most, { minutes }) => Math.max(most, minutes.at(-1)![1]), first)
  const choices = requests
    .map(({ id, minutes, seed }) => ({
      id,
      seed,
      size: sizeOf(minutes),
      minutes: rotated(minutes, seed, first),
    }))
    .toSorted((a, b) => a.size - b.size || a.seed - b.seed || (a.id < b.id ? -1 : 1))
  const usedHere = used.filter((minute) => minute >= first && minute < end).map((minute) => minute - first)
  const timetable = new Timetable(requests.length === 0 ? 0 : end - first, usedHere)
  const sharing = choices.filter((choice) => !timetable.assign(choice))
  for (const choice of sharing) timetable.share(choice)
  return new Map(choices.map((choice) => [choice.id, timetable.minuteOf(choice) + first]))
}

function sizeOf(minutes: readonly Minutes[]): number {
  return minutes.reduce((size, [from, to]) => size + to - from, 0)
}

/** The same minutes, counted from `first`, in the order that begins with a pseudo-random one of them. */
function rotated(minutes: readonly Minutes[], seed: number, first: number): Minutes[] {
  let skipped = seed % sizeOf(minutes)
  const [before, after]: [Minutes[], Minutes[]] = [[], []]
  for (const [from, to] of minutes) {
    const start = Math.min(from + skipped, to)
    skipped -= start - from
    if (from < start) before.push([from - first, start - first])
    if (start < to) after.push([start - first, to - first])
  }
  return [...after, ...before]
}
