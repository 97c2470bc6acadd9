import { browserStorage } from '@fanfare/ui-kit/platform/browser/browser-storage.ts'
import type { OrganizationChoice } from '@fanfare/ui-kit/platform/organization-choice.ts'
import type { ListenToStream, Platform } from '@fanfare/ui-kit/platform/platform.ts'
import type { Connection } from '../../shared/desktop-state.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../desktop-store.ts'
import { sessionHandleStore } from './session-handle.ts'

/** The organization chosen in main, for the tray and all windows. */
export const organizationChoice: OrganizationChoice = {
  get: () => useDesktop.getState().organizationId,
  set: (id) => void bridge.call('organization:choose', id),
  onChange: (listener) =>
    useDesktop.subscribe((now, before) => {
      if (now.organizationId !== before.organizationId) listener()
    }),
}

const LIVE_STATES = { unknown: 'connecting', online: 'live', offline: 'waiting' } as const

/** Receives the stream's events from main, which has the only connection. */
const listenToMain: ListenToStream = ({ onEvent, onState }) => {
  const show = ({ connection }: { connection: Connection }) => onState(LIVE_STATES[connection])
  show(useDesktop.getState())
  const stopEvents = bridge.on('stream:event', onEvent)
  const stopStates = useDesktop.subscribe(show)
  return () => {
    stopEvents()
    stopStates()
  }
}

/** Sends the body in one piece: older versions of Electron pass streamed bodies to `protocol.handle` empty. */
const bufferedFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.body === null) return fetch(request)
  return fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
    signal: request.signal,
  })
}

/** The platform of the desktop client; most of it calls main. */
export const desktopPlatform: Platform = {
  kind: 'desktop',
  copy: async (text) => ((await bridge.call('clipboard:write', text)) ? 'copied' : 'failed'),
  share: async () => 'unsupported',
  saveFile: async (name, content) =>
    bridge.call('file:save', name, new Uint8Array(await content.arrayBuffer())),
  openExternal: (url) => {
    void bridge.call('link:open', url)
    return 'opened'
  },
  // Windows of the client cannot navigate to other sites.
  redirect: (url) => void bridge.call('link:open', url),
  storage: browserStorage,
  origin: () => useDesktop.getState().server ?? location.origin,
  tokens: sessionHandleStore,
  organizationChoice,
  listen: listenToMain,
  fetch: bufferedFetch,
}
