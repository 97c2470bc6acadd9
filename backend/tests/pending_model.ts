interface ModelAction {
  by: number
  posts: number[]
}

/** The diagram of `defer_action`, with users, posts and actions by number. */
export class PendingModel {
  readonly kept: Set<number>
  /** The action that is pending for a post. */
  readonly pending = new Map<number, number>()
  readonly actions: ModelAction[] = []

  constructor(posts: number) {
    this.kept = new Set(Array.from({ length: posts }, (_, post) => post))
  }

  /** For each post, whether its deletion is now pending by the answered action. */
  delete(by: number, posts: number[]): boolean[] {
    const asked = posts.filter((post) => this.kept.has(post))
    const free = asked.filter((post) => !this.pending.has(post))
    if (free.length === 0) {
      const again = this.#isRepeated(by, asked)
      return posts.map((post) => again && this.kept.has(post))
    }
    for (const post of free) this.pending.set(post, this.actions.length)
    this.actions.push({ by, posts: free })
    return posts.map((post) => free.includes(post))
  }

  /** False when it is too late, or the action is of another user. */
  undo(by: number, action: number): boolean {
    if (this.actions[action]?.by !== by || ![...this.pending.values()].includes(action)) return false
    for (const post of this.actions[action].posts) this.pending.delete(post)
    return true
  }

  /** The time of all actions is over. */
  carryOut(): void {
    for (const post of this.pending.keys()) this.kept.delete(post)
    this.pending.clear()
  }

  #isRepeated(by: number, asked: number[]): boolean {
    const [post] = asked
    const action = post === undefined ? undefined : this.actions[this.pending.get(post)!]
    if (action?.by !== by || action.posts.length !== asked.length) return false
    return asked.every((each) => action.posts.includes(each))
  }
}
