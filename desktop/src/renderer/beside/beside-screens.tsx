import { useLocation } from 'react-router-dom'
import { KeyringNotice } from './keyring-notice.tsx'
import { useFollowMain } from './use-follow-main.ts'
import { useFollowWindows } from './use-follow-windows.ts'
import { useTellLanguage } from './use-tell-language.ts'

/** Keeps a window in step with main and with the other window. */
export function BesideScreens() {
  useFollowMain()
  useFollowWindows()
  useTellLanguage()
  const { pathname } = useLocation()
  return pathname === '/panel' ? null : <KeyringNotice />
}
