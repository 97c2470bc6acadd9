// @vitest-environment node
import { expect, it } from 'vitest'
import { routesIn } from './routes-in.ts'

it('finds the routes of a module with their screens, and nothing else', () => {
  const code = `
    const NAMES = { path: '/nowhere', access: 'open' }
    export const routes: AppRoute[] = [
      { path: '/share', access: 'member', signedOutTo: '/login', screen: lazy(() => import('./screens/a.tsx')) },
      { path: '/admin/*', access: 'administrator', screen: missing },
      { access: 'open', path: '/', wide: true, screen: lazyWithQueries(() => import('../b.tsx')) },
    ]`
  expect(routesIn(code, '/kit/app')).toEqual([
    { path: '/share', access: 'member', screen: '/kit/app/screens/a.tsx' },
    { path: '/', access: 'open', screen: '/kit/b.tsx' },
  ])
})
