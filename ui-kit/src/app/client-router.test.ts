import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CLIENT_PATHS } from '@fanfare/contract/core/rules/client_paths.ts'
import { MORE_SPECIFIC } from './client-router.tsx'
import { PUBLIC_ROUTES } from './public-routes.tsx'

it('no public screen takes the address of another screen', () => {
  const paths = PUBLIC_ROUTES.map(({ path }) => path)
  const covered = CLIENT_PATHS.filter(
    (address) => !paths.includes(address) && paths.some((path) => matchPath(path, address) !== null),
  )
  expect(covered).toEqual(['/organizations/create', '/organizations/select'])
  expect(covered.filter((address) => !MORE_SPECIFIC.test(address))).toEqual([])
})
