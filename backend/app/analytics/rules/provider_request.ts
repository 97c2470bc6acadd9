import type { PageView } from '#contract/data/page_view'

/** What is sent to a provider. The URL may hold a secret. */
export interface ProviderRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** Whose browser has shown a page. */
export interface Visitor {
  address: string
  agent: string
}

/** A page view as providers may know it. */
export interface SentView extends PageView {
  /** The address of the page, or one made of the pattern of its screen. */
  url: string
}
