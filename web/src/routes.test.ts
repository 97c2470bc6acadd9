import { CLIENT_PATHS } from '@fanfare/contract/core/rules/client_paths.ts'
import { PUBLIC_ROUTES } from '@fanfare/ui-kit/app/public-routes.tsx'
import { ROUTES } from '@fanfare/ui-kit/app/routes.tsx'
import { expect, it } from 'vitest'
import { webRoutes } from './routes.tsx'

it('the server knows the address of every screen, and of no other', () => {
  const pages = [...ROUTES, ...PUBLIC_ROUTES, ...webRoutes].filter(({ pageless }) => !pageless)
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...CLIENT_PATHS].toSorted())
})
