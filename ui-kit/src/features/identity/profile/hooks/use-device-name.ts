import { useTranslation } from 'react-i18next'
import type { RunningSession } from '@fanfare/contract/identity/data/session.ts'

type Place = Pick<RunningSession, 'device' | 'browser' | 'system'>

/** The name of a device: the desktop client's computer, or browser and system as far as known. */
export function useDeviceName({ device, browser, system }: Place): string {
  const { t } = useTranslation('profile')
  if (device !== null) return t('sessions.desktop', { device })
  return t('sessions.device', {
    browser: browser ?? t('sessions.unknownBrowser'),
    system: system ?? t('sessions.unknownSystem'),
  })
}
