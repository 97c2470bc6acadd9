import { MonitorCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClientParts } from '@fanfare/ui-kit/app/shell/client-parts.ts'
import { SETTINGS_PATH } from '../../shared/settings-paths.ts'
import { Toolbar } from './toolbar.tsx'

/** What the desktop client adds to the header and the account menu. */
export const CLIENT_PARTS: ClientParts = {
  accountMenuItems: [{ to: SETTINGS_PATH, icon: MonitorCog, Label: SettingsLabel }],
  toolbar: Toolbar,
}

function SettingsLabel() {
  const { t } = useTranslation('desktop')
  return t('device.title')
}
