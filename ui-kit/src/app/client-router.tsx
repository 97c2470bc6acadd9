import { use, type ComponentType } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { AppRoute } from '../components/app-route.ts'
import { AppRouter } from './app-router.tsx'

export interface ClientRouterProps {
  /** The screens that are there from the start. */
  routes: readonly AppRoute[]
  /** Replaces a guarded screen while the server is unreachable and the session unconfirmed. */
  offline?: ComponentType
}

/** Screens of members whose address would also match a public screen. A test compares them with all addresses. */
export const MORE_SPECIFIC = /^\/organizations\/(?:create|select)\/*$/i

/** Shows the screens in the first bundle, and loads the list of all others with the first address that needs it. */
export function ClientRouter({ routes, offline }: ClientRouterProps) {
  const { pathname } = useLocation()
  const isThere =
    !MORE_SPECIFIC.test(pathname) && routes.some(({ path }) => matchPath(path, pathname) !== null)
  return <AppRouter routes={isThere ? routes : [...routes, ...use(loadRoutes())]} offline={offline} />
}

let others: Promise<readonly AppRoute[]> | undefined

// A failure is kept: the page says that it could not be loaded, and offers a reload.
function loadRoutes(): Promise<readonly AppRoute[]> {
  others ??= import('./routes.tsx').then(({ ROUTES }) => ROUTES)
  return others
}
