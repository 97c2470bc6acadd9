import type { MenuItemConstructorOptions } from 'electron'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { unreadLabel } from '../../shared/unread-label.ts'
import type { Translator } from '../core/i18n/translator.ts'

/** The actions of the account entry. */
export interface AccountCommands {
  openProfile: () => void
  chooseServer: (address: string) => void
  signOut: () => void
}

/** The account at the chosen server, with the other servers to switch to. */
export function accountEntry(
  { servers, server }: DesktopState,
  t: Translator['t'],
  { openProfile, chooseServer, signOut }: AccountCommands,
): MenuItemConstructorOptions {
  const choices = servers.map(({ address, unread }): MenuItemConstructorOptions => ({
    label: new URL(address).host + (unread > 0 ? ` (${unreadLabel(unread)})` : ''),
    type: 'radio',
    checked: address === server,
    click: () => chooseServer(address),
  }))
  return {
    label: t('menu.account'),
    submenu: [
      ...(choices.length > 1 ? [...choices, { type: 'separator' } as const] : []),
      { label: t('menu.profile'), click: openProfile },
      { label: t('menu.signOut'), click: signOut },
    ],
  }
}
