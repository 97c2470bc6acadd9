import { BrowserWindow, Menu, nativeTheme } from 'electron'
import type { Settings } from '../../../shared/settings.ts'
import type { Claims } from '../../claims/claims-interface.ts'
import { writeClipboard } from '../../claims/clipboard.ts'
import type { Translator } from '../../core/i18n/translator.ts'
import type { StoredFile } from '../../core/device-storage.ts'
import type { State } from '../../core/state.ts'
import { systemFetch } from '../../core/system-fetch.ts'
import { saveFile } from '../../files/save-file.ts'
import { diagnostics } from '../../log/diagnostics.ts'
import type { Log } from '../../log/log.ts'
import type { createPause } from '../../notifications/pause.ts'
import type { Offers } from '../../offers/offers.ts'
import { checkServer } from '../../servers/check-server.ts'
import type { ServerList } from '../../servers/server-list.ts'
import type { Sessions } from '../../session/sessions.ts'
import type { SignIn } from '../../session/sign-in.ts'
import { changeSettings } from '../../settings/settings.ts'
import type { Shortcuts } from '../../shortcuts/shortcuts.ts'
import type { Updates } from '../../updates/updates.ts'
import { openExternal } from '../../window/open-external.ts'
import type { Windows } from '../windows.ts'
import type { IpcHandlers } from './handle-call.ts'

export interface HandledAbilities {
  state: State
  settings: StoredFile<Settings>
  translator: Translator
  servers: ServerList
  chooseServer: (address: string) => void
  sessions: Sessions
  endSession: (address: string) => Promise<void>
  signIn: SignIn
  offers: Offers
  claims: Claims
  pause: ReturnType<typeof createPause>
  windows: Windows
  shortcuts: Shortcuts
  updates: Updates
  log: Log
}

/** Passes each call of a window to its ability. */
export function ipcHandlers({
  state,
  settings,
  translator,
  servers,
  chooseServer,
  sessions,
  endSession,
  signIn,
  offers,
  claims,
  pause,
  windows: { panel, show },
  shortcuts,
  updates,
  log,
}: HandledAbilities): IpcHandlers {
  return {
    'state:read': () => state.getState(),
    'server:add': async (typed) => {
      const { check, address } = await checkServer(typed, systemFetch, state.getState().version)
      if (address !== null) {
        servers.add(address)
        sessions.switchServer()
      }
      return check
    },
    'server:choose': chooseServer,
    'server:forget': async (address) => {
      const ending = endSession(address)
      servers.forget(address)
      sessions.switchServer()
      await ending
    },
    'sign-in:start': signIn.start,
    'sign-in:paste': signIn.paste,
    'sign-in:cancel': signIn.cancel,
    'session:end': sessions.end,
    'organization:choose': (organizationId) => state.setState({ organizationId }),
    'clipboard:write': writeClipboard,
    'link:open': openExternal,
    'file:save': (name, content) => saveFile(BrowserWindow.getFocusedWindow(), name, content),
    'settings:change': (changes) => changeSettings(state, settings, changes),
    'shortcut:record': shortcuts.record,
    'notifications:pause': pause.start,
    'language:change': translator.changeLanguage,
    // Title bars, menus and dialogs of the system have it too.
    'theme:change': (theme) => {
      nativeTheme.themeSource = theme
    },
    'offers:refresh': offers.refresh,
    'suggestion:copy': claims.copy,
    'suggestion:undo': claims.undo,
    'recovered:copy': claims.copyRecovered,
    'recovered:release': claims.releaseRecovered,
    'panel:close': panel.close,
    'window:open': (path) => {
      panel.close()
      show(path)
    },
    'menu:open': (x, y) => {
      const window = BrowserWindow.getFocusedWindow()
      if (window !== null) Menu.getApplicationMenu()?.popup({ window, x: Math.round(x), y: Math.round(y) })
    },
    'update:check': updates.check,
    'update:install': updates.install,
    'diagnostics:copy': () => writeClipboard(diagnostics(state.getState(), log)),
  }
}
