import { MonitorCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShellPlace } from '@fanfare/ui-kit/app/shell/shell-places.ts'

/** What this client adds to the account menu. */
export const DESKTOP_PLACES: ShellPlace[] = [{ to: '/desktop-settings', icon: MonitorCog, Label }]

function Label() {
  const { t } = useTranslation('desktop')
  return t('computer.title')
}
