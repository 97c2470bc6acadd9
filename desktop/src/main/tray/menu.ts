import type { MenuItemConstructorOptions } from 'electron'
import type { Offer, OfferList } from '@fanfare/contract/suggestions/data/offer.ts'
import { OFFERS_PAGE_SIZE } from '@fanfare/contract/core/rules/limits.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Pause } from '../../shared/ipc-contract.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { accountEntry, type AccountCommands } from './account-entry.ts'

/** The actions of the menu entries. */
export interface TrayCommands extends AccountCommands {
  /** Copies the next suggestion of a post, or of the newest post the member could copy from. */
  copyNext: (postId: string | null) => void
  undo: () => void
  openPost: (postId: string) => void
  openPanel: () => void
  openDashboard: () => void
  openSettings: () => void
  pause: (pause: Pause) => void
  quit: () => void
}

const TITLE_MAX = 48
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

function postEntry(
  { post, available, total, unread }: Offer,
  offline: boolean,
  t: Translator['t'],
  { copyNext, openPost }: TrayCommands,
): MenuItemConstructorOptions {
  const title = post.isSensitive ? t('menu.sensitive') : shorten(post.title)
  const left = total === 0 ? t('menu.noneYet', { title }) : t('menu.left', { title, count: available })
  return {
    id: post.id,
    label: label((unread ? '• ' : '') + left),
    submenu: [
      { label: t('menu.copyHere'), enabled: available > 0 && !offline, click: () => copyNext(post.id) },
      { label: t('menu.openPost'), click: () => openPost(post.id) },
    ],
  }
}

function copyEntries(
  { offers, organizationId, connection, lastCopy }: DesktopState,
  t: Translator['t'],
  { copyNext, undo }: TrayCommands,
): MenuItemConstructorOptions[] {
  const mayHaveSome = offers === null ? organizationId !== null : mayHaveNext(offers)
  return [
    {
      label: t('menu.copyNext'),
      enabled: mayHaveSome && connection !== 'offline',
      click: () => copyNext(null),
    },
    // Always present, so that no entry moves under the pointer when a copy is made, or can no longer be undone.
    { label: t('menu.undo'), enabled: lastCopy !== null, click: undo },
  ]
}

/** Whether a post has an available suggestion, among the newest ones or beyond them. */
function mayHaveNext({ offers }: OfferList): boolean {
  return offers.length >= OFFERS_PAGE_SIZE || offers.some(({ available }) => available > 0)
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

function shorten(title: string): string {
  const characters = [...title]
  return characters.length <= TITLE_MAX
    ? title
    : `${characters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
}

// A single & would make the next letter a mnemonic.
const label = (text: string) => text.replaceAll('&', '&&')
