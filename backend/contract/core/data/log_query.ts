import type { AnchoredPageQuery } from './pagination.ts'

/** The query of a log of who did what. */
export interface LogQuery<Action extends string> extends AnchoredPageQuery {
  action?: Action
  /** The id of the person who acted. */
  actorId?: string
  /** ISO instants: the first that matches, and the first after the range. */
  from?: string
  to?: string
}

/** Narrows a log to an action, a person and a range of time. */
export type LogFilter<Action extends string = string> = Omit<LogQuery<Action>, keyof AnchoredPageQuery>
