import { browserStorage } from '@fanfare/ui-kit/platform/browser/browser-storage.ts'
import type { Platform } from '@fanfare/ui-kit/platform/platform.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../state/desktop-store.ts'
import { listenToMain } from './listen.ts'
import { mainOrganizationChoice } from './organization-choice.ts'
import { mainTokens } from './tokens.ts'
import { fetchWhole } from './whole-bodies.ts'

/** The desktop client as the place the kit runs in. */
export const desktopPlatform: Platform = {
  kind: 'desktop',
  copy: async (text) => ((await bridge.call('clipboard:write', text)) ? 'copied' : 'failed'),
  share: async () => 'unsupported',
  saveFile: async (name, content) =>
    bridge.call('file:save', name, new Uint8Array(await content.arrayBuffer())),
  openExternal: (url) => void bridge.call('link:open', url),
  storage: browserStorage,
  origin: () => useDesktop.getState().server ?? location.origin,
  tokens: mainTokens,
  organizationChoice: mainOrganizationChoice,
  listen: listenToMain,
  fetch: fetchWhole,
}
