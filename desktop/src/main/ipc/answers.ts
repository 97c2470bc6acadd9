import { fetch, type Abilities } from '../app/abilities.ts'
import type { Windows } from '../app/windows.ts'
import { writeClipboard } from '../copies/clipboard.ts'
import { saveFile } from '../files/save-file.ts'
import { pauseUntil } from '../notifications/pause.ts'
import { checkServer } from '../servers/check-server.ts'
import { changeSettings } from '../settings/change-settings.ts'
import type { Shortcut } from '../shortcuts/shortcut.ts'
import type { Updates } from '../updates/updates.ts'
import { openExternal } from '../window/open-external.ts'
import type { Answers } from './calls.ts'

/** What only stands once there are windows. */
export interface Extras {
  updates: Updates
  shortcut: Pick<Shortcut, 'record'>
}

/** What the windows get for their calls: each is handed to the ability it belongs to. */
export function answers(able: Abilities, { main, panel }: Windows, { updates, shortcut }: Extras): Answers {
  const { state, servers, sessions, signIn, copies, offers } = able
  const followServer = () => sessions.follow()
  return {
    'state:read': () => state.getState(),
    'server:add': async (typed) => {
      const { check, address } = await checkServer(typed, fetch)
      if (address !== null) {
        servers.add(address)
        followServer()
      }
      return check
    },
    'server:choose': (address) => {
      servers.choose(address)
      followServer()
    },
    'server:forget': (address) => {
      sessions.forget(address)
      servers.forget(address)
      followServer()
    },
    'sign-in:start': signIn.start,
    'sign-in:paste': signIn.paste,
    'sign-in:cancel': signIn.cancel,
    'session:forget': sessions.end,
    'organization:choose': (organizationId) => state.setState({ organizationId }),
    'clipboard:write': writeClipboard,
    'link:open': openExternal,
    'file:save': (name, content) => saveFile(main.get(), name, content),
    'settings:change': (changes) => changeSettings(state, able.settings, changes),
    'shortcut:record': shortcut.record,
    'notifications:pause': (pause) => state.setState({ pausedUntil: pauseUntil(pause, new Date()) }),
    'language:speak': able.speaker.speak,
    'offers:refresh': offers.refresh,
    'suggestion:copy': copies.copy,
    'suggestion:undo': copies.undo,
    'panel:close': panel.close,
    'window:open': (path) => {
      panel.close()
      main.show(path)
    },
    'update:check': updates.check,
    'update:install': updates.install,
  }
}
