import type { ComponentType } from 'react'
import type { AppRoute } from '../components/app-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClientParts } from './shell/client-parts.ts'
import type { ClientTexts } from './texts.ts'

/** What a client (web or desktop) adds to the shared app. */
export interface ClientShell {
  platform: Platform
  /** Its own screens, the start page among them. */
  routes: readonly AppRoute[]
  /** Its own texts, by namespace. */
  texts: () => Promise<ClientTexts>
  /** What it adds to the header and the menus. */
  parts?: ClientParts
  /** Replaces a screen while the server is unreachable and the session unconfirmed; a spinner by default. */
  offline?: ComponentType
  /** Rendered next to every screen, for its effects. */
  effects?: ComponentType
}
