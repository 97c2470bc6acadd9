import type { ComponentType } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import type { AppRoute } from '../components/app-route.ts'
import { Guard } from './guard.tsx'
import { LiveSession } from './live/live-session.tsx'
import { LanguageEffects } from './session/language-effects.tsx'
import { SessionEffects } from './session/session-effects.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { PageColumn, PageFrame } from './shell/page-frame.tsx'
import { Shell } from './shell/shell.tsx'
import { Toasts } from './shell/toasts.tsx'

export interface AppRouterProps {
  routes: readonly AppRoute[]
  /** Replaces a guarded screen while the server is unreachable and the session unconfirmed. */
  offline?: ComponentType
}

/** The routes, and the components that run on all of them. */
export function AppRouter({ routes, offline }: AppRouterProps) {
  const toRoute = (route: AppRoute) => routeOf(route, offline)
  return (
    <>
      <SessionEffects />
      <LanguageEffects />
      <LiveSession />
      <Routes>
        <Route element={<BarePage />}>{routes.filter(({ bare }) => bare).map(toRoute)}</Route>
        <Route element={<Shell />}>
          {routes.filter(({ bare }) => !bare).map(toRoute)}
          <Route
            path="*"
            element={
              <PageColumn>
                <Guard access="open">
                  <NotFoundScreen />
                </Guard>
              </PageColumn>
            }
          />
        </Route>
      </Routes>
      <Toasts />
    </>
  )
}

function routeOf(
  { path, access, signedOutTo, sessionless, screen: Screen, bare, wide }: AppRoute,
  offline?: ComponentType,
) {
  const element = (
    <Guard access={access} signedOutTo={signedOutTo} sessionless={sessionless} offline={offline}>
      <Screen />
    </Guard>
  )
  const page = bare || wide ? element : <PageColumn>{element}</PageColumn>
  return <Route key={path} path={path} element={page} />
}

function BarePage() {
  return (
    <PageFrame>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </PageFrame>
  )
}
