import type { ModerationStatus } from '#contract/posts/rules/post'

export interface ModelPost {
  host: number
  status: ModerationStatus
  /** The approval of the host that approved this post together with others. */
  approval: number | null
  isPublic: boolean
  /** Whether reports hide it from the public. */
  isHidden: boolean
}

/** The transitions of the state diagram in docs/moderation.md, with hosts and posts by number. */
export class ModerationModel {
  readonly posts: ModelPost[] = []
  /** The number of the approval of each approved host. */
  readonly approvals = new Map<number, number>()
  readonly blocked = new Set<number>()
  #approvals = 0

  /** False when the host is blocked. */
  share(host: number, isPublic: boolean): boolean {
    if (this.blocked.has(host)) return false
    this.posts.push({ host, isPublic, isHidden: false, ...this.#judged(host) })
    return true
  }

  /** A moderator decides; false if another moderator has. */
  decide(post: ModelPost, status: 'approved' | 'rejected'): boolean {
    if (post.status !== 'pending') return false
    post.status = status
    return true
  }

  isListed({ status, isPublic, isHidden }: ModelPost): boolean {
    return status === 'approved' && isPublic && !isHidden
  }

  /** A moderator rejects a post despite its approval; false unless reports hide it, or it is pending. */
  overrule(post: ModelPost): boolean {
    const { status, isPublic, isHidden } = post
    if (status !== 'pending' && !(status === 'approved' && isPublic && isHidden)) return false
    Object.assign(post, { status: 'rejected', approval: null })
    return true
  }

  /** An author sends a rejected post again; false when it is not rejected, or its host is blocked. */
  resubmit(post: ModelPost): boolean {
    if (post.status !== 'rejected' || this.blocked.has(post.host)) return false
    Object.assign(post, this.#judged(post.host))
    return true
  }

  /** An author changes the link; false when the new host is blocked. */
  relink(post: ModelPost, host: number): boolean {
    if (post.host === host) return true
    if (this.blocked.has(host)) return false
    Object.assign(post, { host, ...this.#judged(host) })
    return true
  }

  approveHost(host: number): void {
    this.blocked.delete(host)
    const approval = this.approvals.get(host) ?? (this.#approvals += 1)
    this.approvals.set(host, approval)
    for (const post of this.posts) {
      if (post.host === host && post.status === 'pending')
        Object.assign(post, { status: 'approved', approval })
    }
  }

  /** Removes the decision about a host; with `undo`, also its approvals of posts. */
  removeHost(host: number, undo: boolean): void {
    const approval = this.approvals.get(host)
    this.approvals.delete(host)
    this.blocked.delete(host)
    if (!undo || approval === undefined) return
    for (const post of this.posts) {
      if (post.approval === approval && post.status === 'approved') {
        Object.assign(post, { status: 'pending', approval: null })
      }
    }
  }

  blockHost(host: number): void {
    this.blocked.add(host)
  }

  #judged(host: number): Pick<ModelPost, 'status' | 'approval'> {
    return { status: this.approvals.has(host) ? 'approved' : 'pending', approval: null }
  }
}
