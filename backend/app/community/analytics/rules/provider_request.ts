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
