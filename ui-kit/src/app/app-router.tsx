import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import type { AppRoute } from '../components/app-route.ts'
import { Optional } from '../components/optional.tsx'
import { lazyWithQueries } from '../components/queries/lazy-with-queries.tsx'
import { useSessionStore } from '../platform/session/session-store.ts'
import { Guard } from './guard.tsx'
import { PageBoundary, ShellBoundary } from './shell/page-boundary.tsx'
import { PageColumn, PageFrame } from './shell/page-frame.tsx'
import { Shell } from './shell/shell.tsx'
import { Toasts } from './shell/toasts.tsx'

const NotFoundScreen = lazy(() => import('./shell/not-found-screen.tsx'))
const NavigationEffects = lazy(() => import('./navigation/navigation-effects.tsx'))
const SessionRuntime = lazyWithQueries(() => import('./session/session-runtime.tsx'))

export interface AppRouterProps {
  routes: readonly AppRoute[]
  /** Replaces a guarded screen while the server is unreachable and the session unconfirmed. */
  offline?: ComponentType
}

/** The routes, and the components that run on all of them. */
export function AppRouter({ routes, offline }: AppRouterProps) {
  const toRoute = (route: AppRoute) => routeOf(route, offline)
  const framed = routes.filter(({ bare }) => !bare)
  return (
    <>
      <WithSession />
      <ShellBoundary>
        <Routes>
          <Route element={<BarePage />}>{routes.filter(({ bare }) => bare).map(toRoute)}</Route>
          <Route element={<Shell />}>
            {framed.filter((route) => !isWork(route)).map(toRoute)}
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
          <Route element={<Shell isWork />}>{framed.filter(isWork).map(toRoute)}</Route>
        </Routes>
      </ShellBoundary>
      <Toasts />
      <OnceTouched>
        <NavigationEffects routes={routes} />
      </OnceTouched>
    </>
  )
}

/** Whether a screen is for signed-in users, at their work. */
const isWork = ({ access }: AppRoute) => access === 'member' || access === 'administrator'

// These two are components of their own, because a change of the router would end the hydration of its pages.

/** Stays after a session has ended, because its end has effects too. */
function WithSession() {
  const hasToken = useSessionStore(({ token }) => token !== null)
  const [had, setHad] = useState(hasToken)
  if (hasToken && !had) setHad(true)
  return <Optional>{had && <SessionRuntime />}</Optional>
}

/** Renders its children once the user first touches something: until then, no link is followed. */
function OnceTouched({ children }: { children: ReactNode }) {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touch = () => setTouched(true)
    addEventListener('pointerover', touch, { once: true })
    addEventListener('focusin', touch, { once: true })
  }, [])
  return <Optional>{isTouched && children}</Optional>
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
