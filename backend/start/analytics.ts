import type { AnalyticsProvider } from '#contract/community/rules/analytics_provider'

interface Plausible {
  provider: 'plausible'
  /** Without a trailing slash. */
  url: string
  /** The name of the site at Plausible. */
  domain: string
}

interface Ga4 {
  provider: 'ga4'
  url: string
  measurementId: string
  apiSecret: string
}

/** The settings of the analytics provider. */
export type AnalyticsSettings = Plausible | Ga4

/** The given variables of a provider. */
interface Given {
  ANALYTICS?: AnalyticsProvider | 'none'
  PLAUSIBLE_URL?: string
  PLAUSIBLE_DOMAIN?: string
  GA4_URL?: string
  GA4_MEASUREMENT_ID?: string
  GA4_API_SECRET?: string
}

/** The configured provider; null while analytics are off. The rules of `start/env.ts` require the variables of each. */
export function analyticsSettings(given: Given, appUrl: string): AnalyticsSettings | null {
  switch (given.ANALYTICS) {
    case 'plausible':
      return {
        provider: 'plausible',
        url: withoutSlash(given.PLAUSIBLE_URL ?? 'https://plausible.io'),
        domain: given.PLAUSIBLE_DOMAIN ?? new URL(appUrl).hostname,
      }
    case 'ga4':
      return {
        provider: 'ga4',
        url: withoutSlash(given.GA4_URL ?? 'https://www.google-analytics.com'),
        measurementId: given.GA4_MEASUREMENT_ID!,
        apiSecret: given.GA4_API_SECRET!,
      }
    default:
      return null
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
