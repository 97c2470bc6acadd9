import type { Minutes } from '#notifications/pacing/rules/minutes_of'
import { OpenMinutes } from '#notifications/pacing/rules/open_minutes'
import { UseCounts } from '#notifications/pacing/rules/use_counts'

/** One of several minutes, counted from the first of the timetable; earlier ones in the list are preferred. */
export interface Choice {
  minutes: readonly Minutes[]
}

/** Who has which minute: as many as possible have one of their own (a maximum matching, by augmenting paths). */
export class Timetable {
  private readonly minutes = new Map<Choice, number>()
  private readonly owners = new Map<number, Choice>()
  private readonly counts: UseCounts
  /** All but those of which is known that no move sets them free. */
  private movable: OpenMinutes

  constructor(size: number, used: Iterable<number>) {
    this.counts = new UseCounts(size)
    this.movable = OpenMinutes.upTo(size)
    for (const minute of used) this.counts.add(minute)
  }

  /** Assigns a minute that nobody has; moves others if that is the only way. Whether there was one. */
  assign(choice: Choice): boolean {
    const free = this.freeFor(choice)
    if (free !== null) this.moveTo(free, choice, new Map())
    return free !== null || this.moveOthers(choice)
  }

  /** Assigns the minute that the fewest have. */
  share(choice: Choice): void {
    const { minute } = this.counts.leastUsed(choice.minutes)
    this.counts.add(minute)
    this.minutes.set(choice, minute)
  }

  /** The minute of a choice that was assigned one. */
  minuteOf(choice: Choice): number {
    return this.minutes.get(choice)!
  }

  private freeFor(choice: Choice): number | null {
    const { minute, count } = this.counts.leastUsed(choice.minutes)
    return count === 0 ? minute : null
  }

  private moveOthers(choice: Choice): boolean {
    if (this.movable.firstOf(choice.minutes) === null) return false
    const unseen = this.movable.copy()
    const wantedBy = new Map<number, Choice>()
    const queue = [choice]
    for (const each of queue) {
      const free = this.freeFor(each)
      if (free !== null) {
        this.moveTo(free, each, wantedBy)
        return true
      }
      queue.push(...this.ownersOf(each, unseen, wantedBy))
    }
    this.movable = unseen
    return false
  }

  /** Those who have the minutes of a choice that are not seen yet. */
  private *ownersOf(choice: Choice, unseen: OpenMinutes, wantedBy: Map<number, Choice>): Generator<Choice> {
    let minute = unseen.firstOf(choice.minutes)
    while (minute !== null) {
      unseen.close(minute)
      wantedBy.set(minute, choice)
      const owner = this.owners.get(minute)
      if (owner !== undefined) yield owner
      minute = unseen.firstOf(choice.minutes)
    }
  }

  /** Assigns a free minute; who wants the minute that is left for it gets that one, and so on. */
  private moveTo(free: number, choice: Choice, wantedBy: ReadonlyMap<number, Choice>): void {
    this.counts.add(free)
    let next: Choice | undefined = choice
    let minute: number | undefined = free
    while (next !== undefined && minute !== undefined) {
      const left = this.minutes.get(next)
      this.minutes.set(next, minute)
      this.owners.set(minute, next)
      next = left === undefined ? undefined : wantedBy.get(left)
      minute = left
    }
  }
}
