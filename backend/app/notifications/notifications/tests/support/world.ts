import { decideDelivery, type Delivery } from '#posts/posts/rules/delivery'
import { passesMilestone, type Reach } from '#contract/suggestions/rules/reach'
import { isLow } from '#contract/suggestions/rules/supply'

/** The model of a test: everything by the index of its creation, without the database. */
export interface ModelPost {
  id: string
  team: number
  author: number
  createdAt: number
  approvedAt: number | null
  delivery: Delivery
  lowAt: number | null
  /** When a moderator decided about it; null again after its link was changed. */
  moderatedAt: number | null
  /** When new copies are notified; null without any. */
  copiesDueAt: number | null
  /** The last milestone. */
  reached: (Reach & { at: number }) | null
  suggestions: ModelSuggestion[]
}

export interface ModelSuggestion {
  id: string
  author: number
  claimedBy: number | null
  /** When its author was notified of the copy. */
  copiedAt: number | null
  replies: { id: string; author: number; at: number }[]
}

/** An answer to a user's support request. */
export interface ModelAnswer {
  id: string
  person: number
  at: number
  /** The time of the newest event when the user read it. */
  readAt: number | null
}

interface Told {
  id: string
  at: number
  read: boolean
  /** Whether it asks for suggestions. */
  isWanted?: boolean
}

/** Users, teams, posts and what they have read. */
export class World {
  posts: ModelPost[] = []
  readonly answers: ModelAnswer[] = []
  /** When a user joined a team. */
  readonly joined = new Map<string, number>()
  /** When a user last opened a post. */
  readonly opened = new Map<string, number>()
  /** Up to when a user has read everything. */
  readonly marks = new Map<number, number>()
  /** Members of a team who are not part of the model. */
  readonly others: number
  /** The time of the newest event. */
  newest = 0

  constructor(others: number) {
    this.others = others
  }

  isIn = (person: number, team: number) => this.joined.has(`${person} ${team}`)

  /** An event with notifications: later than all events before it, whatever the clock says. */
  happen(now: number): number {
    this.newest = Math.max(now, this.newest + 1)
    return this.newest
  }

  /** Called when a suggestion is added. */
  deliver(post: ModelPost, author: number, now: number): void {
    const authors = [author === post.author ? null : String(author)]
    const told = (at: number) => decideDelivery(post.delivery, authors, new Date(at))
    if (told(post.createdAt) === post.delivery) return
    post.delivery = told(post.approvedAt === null ? post.createdAt : this.happen(now))
  }

  /** Called when a post has been approved. */
  approve(post: ModelPost, at: number): void {
    post.approvedAt = at
    const { waitingAt, exceptId, exceptAt } = post.delivery
    const waits = waitingAt !== null && post.suggestions.some(({ claimedBy }) => claimedBy === null)
    post.delivery = waits
      ? { waitingAt: new Date(at), exceptId, exceptAt: exceptAt && new Date(at) }
      : { waitingAt: null, exceptId: null, exceptAt: null }
  }

  /** When a user is told of a post of another one; null if they are not. */
  #toldAt({ approvedAt, delivery }: ModelPost, person: number): number | null {
    const { waitingAt, exceptId, exceptAt } = delivery
    if (waitingAt === null) return approvedAt
    const at = exceptId === String(person) ? exceptAt : waitingAt
    return at === null ? null : at.getTime()
  }

  /** Called when the number of available suggestions changes. */
  recount(post: ModelPost, change: 1 | -1, now: number): void {
    const available = post.suggestions.filter(({ claimedBy }) => claimedBy === null).length
    if (!isLow(available)) post.lowAt = null
    if (
      post.approvedAt === null ||
      change > 0 ||
      !isLow(available) ||
      post.lowAt !== null ||
      post.suggestions.length === 0
    )
      return
    const people = [...this.joined.keys()].filter((key) => key.endsWith(` ${post.team}`))
    const waiting = people.filter(
      (key) => !post.suggestions.some(({ claimedBy }) => key === `${claimedBy} ${post.team}`),
    )
    if (available < waiting.length + this.others) post.lowAt = this.happen(now)
  }

  /** Called when the job for new copies runs. */
  notifyCopies(now: number): void {
    const due = this.posts.filter(({ copiesDueAt }) => copiesDueAt !== null && copiesDueAt <= now)
    due.sort((a, b) => a.copiesDueAt! - b.copiesDueAt! || (a.id < b.id ? -1 : 1))
    for (const post of due) {
      post.copiesDueAt = null
      if (post.approvedAt === null) continue
      const at = this.happen(now)
      for (const each of post.suggestions) {
        if (each.claimedBy !== null && each.claimedBy !== each.author) each.copiedAt ??= at
      }
      const others = [...this.joined.keys()].filter(
        (key) => key.endsWith(` ${post.team}`) && key !== `${post.author} ${post.team}`,
      )
      const hasCopied = (key: string) =>
        post.suggestions.some(({ claimedBy }) => key === `${claimedBy} ${post.team}`)
      const reach = { count: others.filter(hasCopied).length, of: others.length + this.others }
      if (passesMilestone(reach, post.reached?.count ?? 0)) post.reached = { ...reach, at }
    }
  }

  /** All expected notifications of a user, newest first. */
  feedOf(person: number): Told[] {
    const mark = this.marks.get(person) ?? 0
    const told = this.posts.flatMap((post) => {
      const since = this.joined.get(`${person} ${post.team}`)
      if (since === undefined) return []
      const opened = this.opened.get(`${person} ${post.id}`)
      const after = (at: number) => at <= mark || (opened !== undefined && opened >= at)
      const all: Told[] = []
      const { approvedAt: at } = post
      const toldAt = this.#toldAt(post, person)
      if (at !== null && toldAt !== null && post.author !== person && post.createdAt >= since)
        all.push({
          id: `post:${post.id}`,
          at: toldAt,
          read: after(toldAt),
          isWanted: post.delivery.waitingAt === null,
        })
      if (post.lowAt !== null && post.author === person && post.lowAt >= since)
        all.push({ id: `supply:${post.id}:${post.lowAt}`, at: post.lowAt, read: after(post.lowAt) })
      const { moderatedAt } = post
      if (moderatedAt !== null && post.author === person && moderatedAt >= since)
        all.push({ id: `moderated:${post.id}:${moderatedAt}`, at: moderatedAt, read: after(moderatedAt) })
      if (at !== null && post.reached && post.author === person && post.reached.at >= since) {
        const reachedAt = post.reached.at
        all.push({ id: `reached:${post.id}:${reachedAt}`, at: reachedAt, read: after(reachedAt) })
      }
      const copied = lastCopied(post, person)
      if (at !== null && copied && copied.at >= since)
        all.push({ id: `copied:${copied.id}:${copied.at}`, at: copied.at, read: after(copied.at) })
      for (const { author, replies } of post.suggestions) {
        const theirs = author === person ? replies : []
        const heard = theirs.filter((reply) => reply.author !== person && reply.at >= since)
        all.push(...heard.map((reply) => ({ id: `reply:${reply.id}`, at: reply.at, read: after(reply.at) })))
      }
      return all
    })
    for (const { id, at, readAt, person: requester } of this.answers) {
      const read = at <= mark || (readAt !== null && readAt >= at)
      if (requester === person) told.push({ id: `answer:${id}`, at, read })
    }
    return told.toSorted((a, b) => b.at - a.at || placeOf(b.id).localeCompare(placeOf(a.id)))
  }
}

function placeOf(id: string): string {
  const [kind, uuid] = id.split(':')
  return `${uuid} ${kind}`
}

/** The suggestion of a user that was copied last from a post. */
function lastCopied({ suggestions }: ModelPost, person: number): { id: string; at: number } | undefined {
  const copied = suggestions.flatMap(({ id, author, copiedAt }) =>
    author === person && copiedAt !== null ? [{ id, at: copiedAt }] : [],
  )
  return copied.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))[0]
}
