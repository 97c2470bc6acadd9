import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NewWebFeed, WebFeed } from '@fanfare/contract/community/data/web_feed.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { WebFeedSection } from './web-feed-section.tsx'

const PATH = '/users/me/web-feed'
const FEED: WebFeed = { createdAt: '2026-03-01T09:00:00.000Z', lastReadAt: null }
const ADDRESSES = {
  rss: 'https://fanfare.example/feeds/private/secret/rss.xml',
  atom: 'https://fanfare.example/feeds/private/secret/atom.xml',
}

async function visit(feed: WebFeed | null) {
  const server = fakeApi({
    [`GET ${PATH}`]: { feed },
    [`POST ${PATH}`]: { feed: FEED, addresses: ADDRESSES } satisfies NewWebFeed,
    [`DELETE ${PATH}`]: () => undefined,
  })
  return { server, ...(await renderScreen(<WebFeedSection />, { user: aUser() })) }
}

const button = (name: string) => screen.findByRole('button', { name })
const confirm = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name })

it('says when the feed could not be loaded', async () => {
  fakeApi({ [`GET ${PATH}`]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await renderScreen(<WebFeedSection />, { user: aUser() })
  await screen.findByRole('heading', { name: 'Your private feed could not be loaded' })
})

it('creates an address, and shows it once with a button for each format', async () => {
  const { user, platform } = await visit(null)
  await user.click(await button('Create address'))
  await screen.findByText(ADDRESSES.rss)
  await user.click(await button('Copy Atom address'))
  expect(platform.copied).toEqual([ADDRESSES.atom])
  await user.click(await button('I have copied it'))
  await waitFor(() => expect(screen.queryByText(ADDRESSES.rss)).toBeNull())
  await screen.findByText('Not read yet')
})

it('says when no address could be created', async () => {
  const { server, user } = await visit(null)
  server.on(`POST ${PATH}`, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await button('Create address'))
  await screen.findByText('The address could not be created')
})

it('changes the address once that is confirmed', async () => {
  const { server, user } = await visit({ ...FEED, lastReadAt: '2026-03-02T10:00:00.000Z' })
  await screen.findByText(/^Last read on/)
  await user.click(await button('Change address'))
  expect(server.to(`POST ${PATH}`)).toHaveLength(0)
  await user.click(await confirm('Change address'))
  await screen.findByText(ADDRESSES.atom)
})

it('turns the feed off once that is confirmed, with its addresses', async () => {
  const { user } = await visit(null)
  await user.click(await button('Create address'))
  await user.click(await button('Turn off'))
  await user.click(await confirm('Turn off'))
  await button('Create address')
  expect(screen.queryByText(ADDRESSES.rss)).toBeNull()
})

it('stays as it is when it could not be turned off', async () => {
  const { server, user } = await visit(FEED)
  server.on(`DELETE ${PATH}`, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await button('Turn off'))
  await user.click(await confirm('Turn off'))
  await screen.findByText('Your private feed could not be turned off')
})
