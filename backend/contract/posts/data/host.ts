import type { HostState } from '../rules/post.ts'
import type { PageQuery, Pagination } from '../../core/data/pagination.ts'

/** A host that is approved or blocked, as administrators see it. */
export interface Host {
  id: string
  host: string
  name: string
  description: string | null
  state: HostState
  includesSubdomains: boolean
  /** Whether unrelated parties have names below it, so that approving its sub-domains has to be confirmed. */
  isPublicSuffix: boolean
  /** The other hosts of the network, which the entry covers unless they have entries of their own. */
  covers: string[]
  /** Null for hosts of the reference data, and when the account is gone. */
  decidedBy: { id: string; name: string } | null
  decidedAt: string
  /** How many pending posts were approved together with the host. They can return to the queue. */
  approvedPosts: number
}

export interface HostList {
  hosts: Host[]
  pagination: Pagination
}

export interface HostListQuery extends PageQuery {
  /** The beginning of the host or of its name, or the end of the host after a dot. */
  search?: string
  state?: HostState
}

export interface AddHostRequest {
  /** A host, or a link to it. */
  host: string
  state: HostState
  includesSubdomains?: boolean
  name?: string | null
  /** The host again, to approve the sub-domains of a public suffix. */
  confirmedHost?: string
}

/** Absent fields stay unchanged. */
export interface ChangeHostRequest {
  state?: HostState
  includesSubdomains?: boolean
  name?: string
  /** The host again, to approve the sub-domains of a public suffix. */
  confirmedHost?: string
  /** When the host loses its approval: whether the posts approved with it return to the queue. */
  returnPosts?: boolean
}

export interface RemoveHostQuery {
  returnPosts?: boolean
}

/** A changed host, and the number of affected posts. */
export interface HostAnswer {
  host: Host
  /** Pending posts that are approved now. */
  approvedPosts: number
  /** Approved posts that are pending again. */
  returnedPosts: number
}

export interface RemovedHostAnswer {
  returnedPosts: number
}
