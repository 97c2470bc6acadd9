import type { Params } from 'react-router-dom'

/** The address of a link, before its screen renders. */
export interface LinkedPage {
  params: Params
  search: URLSearchParams
  /** The current organization, if there is one. */
  organizationId: string | undefined
}
