import { app } from 'electron'
import type { Claims } from '../claims/claims-interface.ts'
import { copyNotification, recoveredNotification, undoNotification } from '../claims/copy-notification.ts'
import type { Translator } from '../core/i18n/translator.ts'
import { SETTINGS_PATH } from '../../shared/settings-paths.ts'
import type { CopyOutcome, UndoOutcome } from '../../shared/desktop-state.ts'
import type { State } from '../core/state.ts'
import type { DeepLink } from '../deep-link/parse-link.ts'
import { tellRecovered } from '../notifications/tell-recovered.ts'
import { pauseNotification } from '../notifications/pause-notification.ts'
import type { createPause } from '../notifications/pause.ts'
import type { ShowNotification } from '../notifications/notification-input.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { TrayCommands } from '../tray/menu.ts'
import { leadsElsewhere, pathOf, type LaunchCommand } from './launch-command.ts'
import type { Windows } from './windows.ts'

export interface CommandsOptions {
  state: State
  claims: Claims
  signIn: SignIn
  pause: ReturnType<typeof createPause>
  translator: Translator
  chooseServer: (address: string) => void
  /** Ends the session at a server. */
  endSession: (address: string) => Promise<void>
  showNotification: ShowNotification
  windows: Windows
}

/** The commands of the tray, the command line and links. */
export interface Commands {
  run: (command: LaunchCommand) => void
  tray: Omit<TrayCommands, 'openPanel'>
}

/** An icon of unknown place. */
const AT_POINTER = { x: 0, y: 0, width: 0, height: 0 }

export function createCommands({
  state,
  claims,
  signIn,
  pause,
  translator,
  chooseServer,
  endSession,
  showNotification,
  windows: { main, panel, show },
}: CommandsOptions): Commands {
  let closeCopied: (() => void) | null = null
  const tellCopied = (result: CopyOutcome) => {
    const { notifyInFull } = state.getState().settings
    const words = copyNotification(result, notifyInFull, translator.t)
    const buttons =
      result.outcome === 'copied' ? [{ label: translator.t('copied.undo'), onClick: () => void undo() }] : []
    closeCopied?.()
    const close = showNotification({ ...words, buttons, silent: true })
    closeCopied = result.outcome === 'copied' ? close : null
  }
  const copyNext = async (postId: string | null) =>
    tellCopied(await (postId === null ? claims.copyNext() : claims.copy(postId, null)))
  // The undo button must not outlive the copy it undoes.
  state.subscribe(({ lastCopy }, before) => {
    if (lastCopy !== null || before.lastCopy === null) return
    closeCopied?.()
    closeCopied = null
  })
  const tellUndone = (result: UndoOutcome) => {
    const words = undoNotification(result, translator.t)
    if (words !== null) showNotification({ ...words, silent: true })
  }
  const undo = async () => tellUndone(await claims.undo())
  tellRecovered({
    state,
    translator,
    show: showNotification,
    words: (claim) => recoveredNotification(claim, state.getState().settings.notifyInFull, translator.t),
    open: ({ server, postId }) => {
      chooseServer(server)
      show(`/posts/${postId}`)
    },
    copy: async ({ key, server }) => {
      chooseServer(server)
      tellCopied(await claims.copyRecovered(key))
    },
    release: async ({ key }) => tellUndone(await claims.releaseRecovered(key)),
  })
  const follow = (link: DeepLink) => {
    if (link.to === 'sign-in') void signIn.followLink(link.code, link.state)
    const { servers } = state.getState()
    if (link.to === 'post' && link.server !== null) {
      if (leadsElsewhere(link, servers)) tellElsewhere(new URL(link.server).host)
      else chooseServer(link.server)
    }
    main.show(pathOf(link, servers))
  }
  const tellElsewhere = (host: string) =>
    showNotification({
      title: translator.t('link.elsewhere'),
      body: translator.t('link.elsewhereBody', { host }),
      onClick: () => show(SETTINGS_PATH),
    })
  const pauseForHour = () => {
    pause.start('hour')
    const { pausedUntil } = state.getState()
    if (pausedUntil !== null) showNotification(pauseNotification(pausedUntil, translator, pause.start))
  }
  return {
    run: ({ link, copyNext: copies, openPanel, pauseHour, hidden }) => {
      if (link !== null) follow(link)
      else if (copies) void copyNext(null)
      else if (openPanel) panel.toggle(AT_POINTER)
      else if (pauseHour) pauseForHour()
      else if (!hidden) main.show()
    },
    tray: {
      copyNext: (postId) => void copyNext(postId),
      undo: () => void undo(),
      openPost: (postId) => show(`/posts/${postId}`),
      openDashboard: () => show('/dashboard'),
      openSettings: () => show(SETTINGS_PATH),
      openProfile: () => show('/profile'),
      chooseServer,
      signOut: () => {
        const { server } = state.getState()
        if (server !== null) void endSession(server)
      },
      pause: pause.start,
      quit: () => app.quit(),
    },
  }
}
