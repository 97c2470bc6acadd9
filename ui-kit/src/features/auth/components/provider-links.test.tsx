import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ExternalProvider } from '@fanfare/contract/data/session.ts'
import { fakeApi, unreachable } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ProviderLinks } from './provider-links.tsx'

const PROVIDERS = 'GET /auth/providers'

async function visit(answer: unknown, invitation: string | null = null) {
  const server = fakeApi({ [PROVIDERS]: answer })
  const { container } = await renderScreen(<ProviderLinks invitation={invitation} />)
  await expect.poll(() => server.to(PROVIDERS)).toHaveLength(1)
  await expect.poll(() => container.querySelector('.skeleton')).toBeNull()
  return screen.queryAllByRole<HTMLAnchorElement>('link')
}

const offer = (...providers: ExternalProvider[]) => ({ providers })

it('offers nothing while the server cannot say what there is', async () => {
  await expect(visit(unreachable)).resolves.toEqual([])
})

it('offers nothing where there is nothing', async () => {
  await expect(visit(offer())).resolves.toEqual([])
})

it('leads to each provider of the installation, in this window', async () => {
  const links = await visit(offer('google', 'linkedin'))
  expect(links.map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
    ['Continue with Google', 'http://localhost/api/auth/google', '_self'],
    ['Continue with LinkedIn', 'http://localhost/api/auth/linkedin', '_self'],
  ])
})

it('sends an invitation along', async () => {
  const [link] = await visit(offer('github'), 'a b&c')
  expect(link?.href).toBe('http://localhost/api/auth/github?invitation=a+b%26c')
})
