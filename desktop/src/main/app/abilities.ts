import { app, net } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { Settings } from '../../shared/settings.ts'
import { writeClipboard } from '../copies/clipboard.ts'
import { copies, type Copies } from '../copies/copies.ts'
import type { JsonFile } from '../files/json-file.ts'
import { tellWindows } from '../ipc/listen.ts'
import { speaker, type Speaker } from '../language/speak.ts'
import { inbox, type TellNews } from '../notifications/inbox.ts'
import { inboxFile } from '../notifications/inbox-file.ts'
import { keepPause } from '../notifications/keep-pause.ts'
import { keptOffers } from '../offers/kept-offers.ts'
import { offers, type Offers } from '../offers/offers.ts'
import { keepOrganization } from '../organizations/chosen-organization.ts'
import { realtime } from '../realtime/listen.ts'
import { serverApi, type ServerApi } from '../server-api/server-api.ts'
import { serverList, type ServerList } from '../servers/server-list.ts'
import { sessions, type Sessions } from '../session/sessions.ts'
import { signIn, type SignIn } from '../session/sign-in.ts'
import { systemVault } from '../session/vault.ts'
import { settingsFile } from '../settings/settings-file.ts'
import { openExternal } from '../window/open-external.ts'
import { createState, type State } from './state.ts'

/** What the client can do, without a window. */
export interface Abilities {
  state: State
  settings: JsonFile<Settings>
  speaker: Speaker
  servers: ServerList
  sessions: Sessions
  signIn: SignIn
  api: ServerApi
  offers: Offers
  copies: Copies
  /** Begins to listen to the server, and tells the news from there. */
  listen: (tell: TellNews) => { stop: () => void }
}

/** Chromium's own stack asks: the system's proxies and certificates hold, and nobody steps in between. */
export const fetch = ((url: string, init?: RequestInit) =>
  net.fetch(url, { ...init, bypassCustomProtocolHandlers: true })) as typeof globalThis.fetch

/** Makes the abilities, each from those it needs. What they keep lies in `folder`. */
export function abilities(folder: string): Abilities {
  const settings = settingsFile(folder)
  const state = createState(app.getVersion(), settings.read())
  const language = speaker(app.getPreferredSystemLanguages())
  const servers = serverList(state, folder)
  keepOrganization(state, folder)
  const kept = sessions(state, folder, systemVault)
  const endSession = (token: string) => {
    const { handle } = state.getState()
    if (kept.token() === token && handle !== null) kept.end(handle)
  }
  const api = serverApi({
    server: () => state.getState().server,
    token: kept.token,
    language: language.language,
    onRefused: endSession,
    fetch,
  })
  const list = offers({ state, api, kept: keptOffers(folder, app.getVersion()) })
  const listen = (tell: TellNews) => {
    const box = inbox({ state, api, file: inboxFile(folder), tell })
    const hear = (event: StreamEvent) => {
      for (const each of [list, box]) each.hear(event)
      tellWindows('live:event', event)
    }
    return realtime({ state, token: kept.token, fetch, hear, onRefused: endSession })
  }
  keepPause(state, folder)
  state.subscribe((now) => tellWindows('state:changed', now))

  return {
    state,
    settings,
    speaker: language,
    servers,
    sessions: kept,
    signIn: signIn({ state, sessions: kept, fetch, openExternal }),
    api,
    offers: list,
    copies: copies({
      state,
      api,
      ensureOffers: list.ensure,
      writeText: writeClipboard,
      openExternal,
    }),
    listen,
  }
}
