/** The providers that count page views for an operator. */
export const ANALYTICS_PROVIDERS = ['plausible', 'ga4'] as const

export type AnalyticsProvider = (typeof ANALYTICS_PROVIDERS)[number]
