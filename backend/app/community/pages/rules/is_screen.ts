import { clientPathOf } from '#contract/core/rules/client_paths'

/** Paths that are never screens of the client: the API, assets, and every path with a file extension. */
const NO_SCREEN = /^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]+$/i

/** Whether a path can never be a screen of the client, not even a missing one. */
export const isNoScreen = (path: string): boolean => NO_SCREEN.test(path)

/** Whether the client has a screen at a path. */
export const isScreen = (path: string): boolean => !isNoScreen(path) && clientPathOf(path) !== undefined
