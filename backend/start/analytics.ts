import type { AnalyticsProvider } from '#contract/rules/analytics_provider'

interface Plausible {
  provider: 'plausible'
  /** Without a trailing slash. */
  url: string
  /** How the site is called there. */
  domain: string
}

interface Ga4 {
  provider: 'ga4'
  url: string
  measurementId: string
  apiSecret: string
}

/** Who counts page views, and how to reach them. */
export type AnalyticsSettings = Plausible | Ga4

/** The variables that describe a provider, as they were given. */
interface Given {
  ANALYTICS?: AnalyticsProvider | 'none'
  PLAUSIBLE_URL?: string
  PLAUSIBLE_DOMAIN?: string
  GA4_URL?: string
  GA4_MEASUREMENT_ID?: string
  GA4_API_SECRET?: string
}

/** The chosen provider; null while nobody counts. Each has its variables by the rules of `start/env.ts`. */
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
