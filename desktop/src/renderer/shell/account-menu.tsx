import { MonitorCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountMenuItem } from '@fanfare/ui-kit/app/shell/account-menu-items.ts'

/** The entries that the desktop client adds to the account menu. */
export const ACCOUNT_MENU_ITEMS: AccountMenuItem[] = [{ to: '/desktop-settings', icon: MonitorCog, Label }]

function Label() {
  const { t } = useTranslation('desktop')
  return t('device.title')
}
