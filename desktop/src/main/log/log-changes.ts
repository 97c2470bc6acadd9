import type { DesktopState } from '../../shared/desktop-state.ts'
import { totalUnread, type State } from '../core/state.ts'
import type { Facts, Log } from './log.ts'

/** The logged part of the state, without titles, texts and addresses. */
const LOGGED: Record<string, (state: DesktopState) => Facts[string]> = {
  servers: ({ servers }) => servers.length,
  signedIn: ({ sessionHandle }) => sessionHandle !== null,
  sessionPersists: ({ sessionPersists }) => sessionPersists,
  signIn: ({ signIn }) => signIn,
  organizations: ({ organizations }) => organizations.length,
  connection: ({ connection }) => connection,
  offers: ({ offers }) => offers?.offers.length ?? null,
  unread: totalUnread,
  paused: ({ pausedUntil }) => pausedUntil !== null,
  copied: ({ lastCopy }) => lastCopy !== null,
  recovered: ({ recovered }) => recovered.length,
  skipped: ({ skippedEntries }) => skippedEntries,
  tooOld: ({ tooOldFor }) => Object.keys(tooOldFor).length,
  saves: ({ storage }) => storage.saves,
  unreadable: ({ storage }) => storage.unreadable.join() || null,
  shortcut: ({ shortcut }) => shortcut,
  copyShortcut: ({ copyShortcut }) => copyShortcut,
  background: ({ background }) => background,
  update: ({ update }) => update.step,
}

export function stateFacts(state: DesktopState): Facts {
  return Object.fromEntries(Object.entries(LOGGED).map(([name, read]) => [name, read(state)]))
}

/** Logs every change of the state. */
export function logChanges(state: State, log: Log): void {
  state.subscribe((now, before) => {
    const changed = Object.entries(LOGGED).filter(([, read]) => read(now) !== read(before))
    if (changed.length > 0)
      log.info('state', Object.fromEntries(changed.map(([name, read]) => [name, read(now)])))
  })
}
