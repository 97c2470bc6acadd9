import { COOKIE_SETTINGS_ID, openCookieSettings, useConsent } from '../hooks/consent-store.ts'

export interface CookieSettingsProps {
  className?: string
  /** The label comes from the caller, so that a page loads no texts of the banner. */
  children: string
}

/** Opens the banner to change a choice. Renders nothing while no provider counts page views. */
export function CookieSettings({ className, children }: CookieSettingsProps) {
  const provider = useConsent((consent) => consent.provider)
  if (provider === null) return null
  return (
    <button type="button" id={COOKIE_SETTINGS_ID} onClick={openCookieSettings} className={className}>
      {children}
    </button>
  )
}
