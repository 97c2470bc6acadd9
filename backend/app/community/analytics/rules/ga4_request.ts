import { clientIdRequired } from '#community/analytics/errors'
import type { ProviderRequest } from '#community/analytics/rules/provider_request'
import type { SentView } from '#community/analytics/rules/sent_view'

interface Settings {
  url: string
  measurementId: string
  apiSecret: string
}

/**
 * A page view for the Measurement Protocol of Google Analytics 4, never for advertising. Neither the address nor the
 * browser of the visitor is sent. https://developers.google.com/analytics/devguides/collection/protocol/ga4
 */
export function ga4Request(view: SentView, settings: Settings): ProviderRequest {
  const { url, title, referrer, clientId, sessionId, engagedMs = 0 } = view
  if (clientId === undefined || sessionId === undefined) throw clientIdRequired()
  const query = new URLSearchParams({
    measurement_id: settings.measurementId,
    api_secret: settings.apiSecret,
  })
  const params = {
    page_location: url,
    page_title: title,
    page_referrer: referrer,
    session_id: sessionId,
    // GA4 counts a visit as active only with an engagement time.
    engagement_time_msec: Math.max(engagedMs, 1),
  }
  return {
    url: `${settings.url}/mp/collect?${query}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name: 'page_view', params }],
    }),
  }
}
