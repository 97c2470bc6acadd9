import type { PageView } from '#contract/community/data/page_view'

/** A request to a provider. The URL may contain a secret. */
export interface ProviderRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** The browser that has shown a page. */
export interface Visitor {
  address: string
  agent: string
}

/** A page view as sent to providers. */
export interface SentView extends PageView {
  /** The address of the page, or a URL made of the pattern of its screen. */
  url: string
}
