import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { peekReturnPath } from '../../../platform/session/return-to.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SignIn } from './sign-in.tsx'

beforeEach(() => sessionStorage.clear())

it('leads to an invitation with every sign-in method', async () => {
  fakeApi({ 'GET /auth/providers': { providers: ['google'] } })
  await renderScreen(<SignIn />, { path: '/login', at: '/login?invitation=abc%2F1' })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' })
  expect(link.href).toBe('http://localhost/api/auth/google?invitation=abc%2F1')
  expect(peekReturnPath()).toBe('/invitation/abc%2F1')
})
