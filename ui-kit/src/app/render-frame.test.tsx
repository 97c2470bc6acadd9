// @vitest-environment node
import { expect, it } from 'vitest'
import { createFakePlatform } from '../platform/fake-platform.ts'
import { renderFrame } from './render-page.tsx'
import { ROUTES } from './routes.tsx'

const shell = { platform: createFakePlatform(), routes: [], texts: async () => ({}) }

const framed = ROUTES.filter(({ access }) => access === 'member' || access === 'administrator')

it.each(framed.map(({ path, access }) => [path, access] as const))(
  '%s has a frame with a footer of one row, which shows no spinner and names no user',
  async (path, access) => {
    const html = await renderFrame(shell, {
      address: path.replaceAll(/[:*?]/g, ''),
      language: 'en',
      isAdmin: access === 'administrator',
      isUnverified: false,
    })
    expect(html).toContain('<main')
    expect(html).toContain('Product · Company · Support')
    expect(html).not.toContain('animate-spin')
    expect(html).not.toMatch(/undefined|null|NaN|1970/)
  },
)

const placeholders = (html: string) => html.split('skeleton').length

it('the dashboard has the space of a reminder for users who have not confirmed their address', async () => {
  const hint = { address: '/dashboard', language: 'en', isAdmin: false } as const
  const [verified, unverified] = await Promise.all(
    [false, true].map((isUnverified) => renderFrame(shell, { ...hint, isUnverified })),
  )
  expect(placeholders(unverified!)).toBe(placeholders(verified!) + 1)
})

it('the company information of an organization has its texts in its frame, and the other sections none', async () => {
  const [section, screen] = await Promise.all(
    ['/company-information', ''].map((rest) =>
      renderFrame(shell, {
        address: `/organizations/organizationId/settings${rest}`,
        language: 'en',
        isAdmin: false,
        isUnverified: false,
      }),
    ),
  )
  expect(section).toContain('What people see of the organization')
  expect(section).toContain('Every post shows how many members have copied from it.')
  expect(section).not.toContain('Saved at once')
  expect(screen).not.toContain('What people see')
})

it('an administrator’s screen has a frame for members too, which says that it is not theirs', async () => {
  const html = await renderFrame(shell, {
    address: '/admin/people',
    language: 'fr',
    isAdmin: false,
    isUnverified: false,
  })
  expect(html).toContain('administrateurs')
})
