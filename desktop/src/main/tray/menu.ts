import type { MenuItemConstructorOptions } from 'electron'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Pause } from '../../shared/ipc-contract.ts'
import type { Speaker } from '../language/speak.ts'

/** What the entries of the menu do. */
export interface TrayCommands {
  copy: (postId: string | null) => void
  undo: () => void
  openPost: (postId: string) => void
  openPanel: () => void
  openDashboard: () => void
  pause: (pause: Pause) => void
  quit: () => void
}

const TITLE_MAX = 48
const LINE: MenuItemConstructorOptions = { type: 'separator' }

/** The menu of the tray for a state. Plain data: what it looks like can be tested without a tray. */
export function trayMenu(
  state: DesktopState,
  t: Speaker['t'],
  commands: TrayCommands,
): MenuItemConstructorOptions[] {
  const end: MenuItemConstructorOptions[] = [LINE, { label: t('menu.quit'), click: commands.quit }]
  if (state.handle === null) return [{ label: t('menu.signIn'), click: commands.openDashboard }, ...end]
  return [
    ...postEntries(state, t, commands),
    LINE,
    ...copyEntries(state, t, commands),
    LINE,
    { label: t('menu.panel'), click: commands.openPanel },
    { label: t('menu.dashboard'), click: commands.openDashboard },
    pauseEntry(state, t, commands),
    ...end,
  ]
}

function postEntries(
  { offers, reach }: DesktopState,
  t: Speaker['t'],
  commands: TrayCommands,
): MenuItemConstructorOptions[] {
  const offline = reach === 'offline'
  const posts = (offers?.offers ?? []).map((offer) => postEntry(offer, offline, t, commands))
  if (offers !== null && posts.length === 0) posts.push({ label: t('menu.empty'), enabled: false })
  return offline ? [{ label: t('menu.offline'), enabled: false }, ...posts] : posts
}

function postEntry(
  { post, free, total, unread }: Offer,
  offline: boolean,
  t: Speaker['t'],
  { copy, openPost }: TrayCommands,
): MenuItemConstructorOptions {
  const title = post.isSensitive ? t('menu.sensitive') : shorten(post.title)
  const left = total === 0 ? t('menu.noneYet', { title }) : t('menu.left', { title, count: free })
  return {
    id: post.id,
    label: label((unread ? '• ' : '') + left),
    submenu: [
      { label: t('menu.copyHere'), enabled: free > 0 && !offline, click: () => copy(post.id) },
      { label: t('menu.openPost'), click: () => openPost(post.id) },
    ],
  }
}

function copyEntries(
  { offers, reach, lastCopy }: DesktopState,
  t: Speaker['t'],
  { copy, undo }: TrayCommands,
): MenuItemConstructorOptions[] {
  const some = offers?.offers.some(({ free }) => free > 0) ?? false
  const next = { label: t('menu.copyNext'), enabled: some && reach !== 'offline', click: () => copy(null) }
  return lastCopy === null ? [next] : [next, { label: t('menu.undo'), click: undo }]
}

function pauseEntry(
  { pausedUntil }: DesktopState,
  t: Speaker['t'],
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
  const letters = [...title]
  return letters.length <= TITLE_MAX
    ? title
    : `${letters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
}

// A single & would make a shortcut key of the letter behind it.
const label = (text: string) => text.replaceAll('&', '&&')
