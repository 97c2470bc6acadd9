import type { Minutes } from '#notifications/pacing/rules/minutes_of'

/**
 * Minutes that are closed one by one. A closed minute leads to a later one, and these ways are shortened when they are
 * followed (a disjoint-set forest), so that finding an open one takes almost no time however many are closed.
 */
export class OpenMinutes {
  private constructor(private readonly following: Uint32Array) {}

  /** The minutes from 0, all open. */
  static upTo(size: number): OpenMinutes {
    return new OpenMinutes(new Uint32Array(size + 1).map((_, minute) => minute))
  }

  copy(): OpenMinutes {
    return new OpenMinutes(this.following.slice())
  }

  close(minute: number): void {
    this.following[minute] = minute + 1
  }

  /** The first open one of some minutes, or null. */
  firstOf(among: readonly Minutes[]): number | null {
    for (const [from, to] of among) {
      const minute = this.next(from)
      if (minute < to) return minute
    }
    return null
  }

  private next(from: number): number {
    const { following } = this
    let minute = from
    while (following[minute] !== minute) {
      following[minute] = following[following[minute]!]!
      minute = following[minute]!
    }
    return minute
  }
}
