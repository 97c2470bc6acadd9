import { create } from 'zustand'
import type { AnalyticsProvider } from '@fanfare/contract/community/rules/analytics_provider.ts'
import type { DeviceStorage } from '../../../../platform/device-storage.ts'

export type ConsentChoice = 'accepted' | 'declined'

export const CONSENT_KEY = 'cookie_consent'
/** The id of this browser; it exists only while the visitor accepts. */
const CLIENT_KEY = 'analytics_client'

/** The visitor's choice, and the analytics provider. */
export interface Consent {
  /** Null while no provider counts page views. */
  provider: AnalyticsProvider | null
  /** The choice made on this device. */
  choice: ConsentChoice | null
  /** The browser sends Global Privacy Control, which declines until the visitor accepts. */
  isDeclinedByBrowser: boolean
  areSettingsOpen: boolean
}

let storage: DeviceStorage | null = null

/** The consent of this device. No page view is counted until `configureConsent` is called. */
export const useConsent = create<Consent>()(() => ({
  provider: null,
  choice: null,
  isDeclinedByBrowser: false,
  areSettingsOpen: false,
}))

/** Reads the choice of this device, and keeps later ones there. */
export function configureConsent(
  device: DeviceStorage,
  { provider, isDeclinedByBrowser }: Pick<Consent, 'provider' | 'isDeclinedByBrowser'>,
): void {
  storage = device
  useConsent.setState({ provider, isDeclinedByBrowser })
  restoreChoice()
}

/** Reads the choice again, which another tab may have changed. */
export function restoreChoice(): void {
  const kept = storage?.get(CONSENT_KEY)
  const choice = kept === 'accepted' || kept === 'declined' ? kept : null
  if (choice !== 'accepted') storage?.remove(CLIENT_KEY)
  useConsent.setState({ choice })
}

/** Stores a choice on this device. Declining removes the id of the browser. */
export function chooseConsent(choice: ConsentChoice): void {
  storage?.set(CONSENT_KEY, choice)
  if (choice === 'declined') storage?.remove(CLIENT_KEY)
  useConsent.setState({ choice, areSettingsOpen: false })
}

/** The stored data of the visit, while the visitor accepts. */
export interface KeptVisit {
  get: () => string | null
  set: (value: string) => void
}

export const keptVisit: KeptVisit = {
  get: () => storage?.get(CLIENT_KEY) ?? null,
  set: (value) => storage?.set(CLIENT_KEY, value),
}

/** The button that opens the settings, in the footer. */
export const COOKIE_SETTINGS_ID = 'cookie-settings'

export const openCookieSettings = () => useConsent.setState({ areSettingsOpen: true })
export const closeCookieSettings = () => useConsent.setState({ areSettingsOpen: false })

/** Whether page views may be counted. */
export const isAccepted = ({ provider, choice }: Consent) => provider !== null && choice === 'accepted'

/** Whether the banner is shown: until there is a choice, where a view would be counted, and to change it. */
export function isAsked(
  { provider, choice, isDeclinedByBrowser, areSettingsOpen }: Consent,
  isCounted: boolean,
): boolean {
  if (provider === null) return false
  return areSettingsOpen || (isCounted && choice === null && !isDeclinedByBrowser)
}
