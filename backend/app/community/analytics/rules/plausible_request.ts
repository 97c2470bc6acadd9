import type { ProviderRequest, Visitor } from '#community/analytics/rules/provider_request'
import type { SentView } from '#community/analytics/rules/sent_view'

interface Settings {
  url: string
  domain: string
}

/**
 * A page view for Plausible's Events API, which counts daily visitors by a hash of address and browser.
 * https://plausible.io/docs/events-api
 */
export function plausibleRequest(
  { url, referrer }: SentView,
  visitor: Visitor,
  settings: Settings,
): ProviderRequest {
  return {
    url: `${settings.url}/api/event`,
    headers: {
      'content-type': 'application/json',
      'user-agent': visitor.agent,
      'x-forwarded-for': visitor.address,
    },
    body: JSON.stringify({ name: 'pageview', domain: settings.domain, url, referrer }),
  }
}
