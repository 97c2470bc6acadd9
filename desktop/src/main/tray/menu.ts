import type { MenuItemConstructorOptions } from 'electron'
import { OFFERS_PAGE_SIZE } from '@fanfare/contract/core/rules/limits.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Pause } from '../../shared/ipc-contract.ts'
import { whyNothingWaits } from '../../shared/nothing-to-copy.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { accountEntry, type AccountCommands } from './account-entry.ts'
import { nothingEntry } from './nothing-entry.ts'
import { postEntry, type PostCommands } from './post-entry.ts'

/** The actions of the menu entries. */
export interface TrayCommands extends AccountCommands, PostCommands {
  undo: () => void
  openPanel: () => void
  openDashboard: () => void
  openSettings: () => void
  pause: (pause: Pause) => void
  quit: () => void
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/** The menu for a state, as plain data that can be tested without a tray. */
export function trayMenu(
  state: DesktopState,
  t: Translator['t'],
  commands: TrayCommands,
): MenuItemConstructorOptions[] {
  const end: MenuItemConstructorOptions[] = [
    { label: t('menu.settings'), click: commands.openSettings },
    SEPARATOR,
    { label: t('menu.quit'), click: commands.quit },
  ]
  if (state.sessionHandle === null)
    return [...troubleEntries(state, t), { label: t('menu.signIn'), click: commands.openDashboard }, ...end]
  return [
    ...troubleEntries(state, t),
    ...postEntries(state, t, commands),
    SEPARATOR,
    ...copyEntries(state, t, commands),
    SEPARATOR,
    { label: t('menu.panel'), click: commands.openPanel },
    { label: t('menu.dashboard'), click: commands.openDashboard },
    pauseEntry(state, t, commands),
    SEPARATOR,
    accountEntry(state, t, commands),
    ...end,
  ]
}

function troubleEntries({ storage }: DesktopState, t: Translator['t']): MenuItemConstructorOptions[] {
  return storage.saves ? [] : [{ label: t('menu.cannotSave'), enabled: false }]
}

function postEntries(
  { offers, connection }: DesktopState,
  t: Translator['t'],
  commands: TrayCommands,
): MenuItemConstructorOptions[] {
  const offline = connection === 'offline'
  const posts = (offers?.offers ?? []).map((offer) => postEntry(offer, offline, t, commands))
  if (offers !== null && posts.length === 0) posts.push({ label: t('menu.empty'), enabled: false })
  return offline ? [{ label: t('menu.offline'), enabled: false }, ...posts] : posts
}

function copyEntries(
  { offers, organizationId, connection, lastCopy }: DesktopState,
  t: Translator['t'],
  { copyNext, undo }: TrayCommands,
): MenuItemConstructorOptions[] {
  // Beyond a full list may be older posts with something left.
  const isWhole = offers !== null && offers.offers.length < OFFERS_PAGE_SIZE
  const why = isWhole ? whyNothingWaits(offers.offers) : null
  const enabled = organizationId !== null && connection !== 'offline'
  const entry = { label: t('menu.copyNext'), enabled, click: () => copyNext(null) }
  return [
    why === null ? entry : nothingEntry(why, t),
    // Always present, so that no entry moves under the pointer when a copy is made, or can no longer be undone.
    { label: t('menu.undo'), enabled: lastCopy !== null, click: undo },
  ]
}

function pauseEntry(
  { pausedUntil }: DesktopState,
  t: Translator['t'],
  { pause }: TrayCommands,
): MenuItemConstructorOptions {
  if (pausedUntil !== null) return { label: t('menu.resume'), click: () => pause('off') }
  return {
    label: t('menu.pause'),
    submenu: [
      { label: t('menu.pauseHour'), click: () => pause('hour') },
      { label: t('menu.pauseToday'), click: () => pause('today') },
    ],
  }
}
