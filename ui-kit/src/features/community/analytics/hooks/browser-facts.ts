import {
  ANALYTICS_PROVIDERS,
  type AnalyticsProvider,
} from '@fanfare/contract/community/rules/analytics_provider.ts'

/** The analytics provider, as the server has written it into the page. */
export function providerOf(page: Document): AnalyticsProvider | null {
  const { analytics } = page.documentElement.dataset
  return ANALYTICS_PROVIDERS.find((known) => known === analytics) ?? null
}

/** Whether the browser sends Global Privacy Control. https://w3c.github.io/gpc/ */
export function hasPrivacyControl(browser: Navigator & { globalPrivacyControl?: unknown }): boolean {
  return browser.globalPrivacyControl === true || browser.globalPrivacyControl === '1'
}
