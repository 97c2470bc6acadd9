import { useTranslation } from 'react-i18next'
import type { RunningSession } from '@fanfare/contract/data/session.ts'

/** A browser on a system, as far as they said who they are. */
export function useDeviceName({ browser, system }: Pick<RunningSession, 'browser' | 'system'>): string {
  const { t } = useTranslation('profile')
  return t('sessions.device', {
    browser: browser ?? t('sessions.unknownBrowser'),
    system: system ?? t('sessions.unknownSystem'),
  })
}
