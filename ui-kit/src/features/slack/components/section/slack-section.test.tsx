import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SlackStatus, SlackUser } from '@fanfare/contract/slack/data/slack.ts'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { PlatformContext } from '../../../../platform/platform-context.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { anOrganization, aSlackStatus, aSlackUser, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import SlackSection from './slack-section.tsx'

const STATUS = 'GET /organizations/org-1/slack/status'
const CONNECT = 'POST /organizations/org-1/slack/connect'
const DISCONNECT = 'POST /organizations/org-1/slack/disconnect'
const SYNC = 'POST /organizations/org-1/slack/sync-users'
const USERS = 'GET /slack/users/org-1'
const APP = 'GET /slack/app'

const READ_ONLY = { manage: false, share: true, messageAll: false }
const DISCONNECTED: Partial<SlackStatus> = {
  connected: false,
  teamName: null,
  connectedBy: null,
  connectedAt: null,
}
const usersOf = (...users: SlackUser[]) => ({ users, pagination: { ...ONE_PAGE, total: users.length } })

async function visit(answers: Record<string, unknown>, kind: 'web' | 'desktop' = 'web', at = '/') {
  const server = fakeApi({ [USERS]: usersOf(aSlackUser()), ...answers })
  const platform = { ...createFakePlatform(), kind }
  const view = await renderScreen(
    <PlatformContext value={platform}>
      <SlackSection organization={anOrganization()} />
    </PlatformContext>,
    { user: aUser(), at },
  )
  return { ...view, server, platform }
}

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

describe('without an answer about the connection', () => {
  it('says why, asks nobody to connect, and tries again', async () => {
    const { server, user } = await visit({ [STATUS]: unreachable })
    await screen.findByText('The connection could not be checked')
    expect(screen.queryByText('Not connected')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
    server.on(STATUS, aSlackStatus())
    await user.click(await button('Try again'))
    await screen.findByText('Northwind')
  })
})

describe('not configured', () => {
  const status = aSlackStatus({ ...DISCONNECTED, isConfigured: false })
  const app = {
    isConfigured: false,
    redirectUrl: 'https://fanfare.example/api/slack/callback',
    scopes: ['chat:write', 'users:read'],
    manifest: 'display_information:\n  name: Fanfare\n',
  }

  it('offers to try again when the instructions could not be loaded', async () => {
    const { server, user } = await visit({ [STATUS]: status, [APP]: unreachable })
    await heading('The instructions could not be loaded')
    server.on(APP, app)
    await user.click(await button('Try again'))
    expect(await heading('Set up the Slack app')).toBeTruthy()
  })

  it('shows members no instructions and no button', async () => {
    const { server } = await visit({ [STATUS]: { ...status, can: READ_ONLY } })
    await screen.findByText(/an owner or admin can connect Slack here/)
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.to(APP)).toHaveLength(0)
  })

  it('shows the manifest, the redirect address and what each scope is for', async () => {
    const { user, platform } = await visit({ [STATUS]: status, [APP]: app })
    await user.click(await button('Copy: Redirect address'))
    await user.click(await button('Copy: App manifest'))
    expect(platform.copied).toEqual([app.redirectUrl, app.manifest])
    await screen.findByText('Sends the messages that people share from here.')
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
  })

  it('asks to copy by hand where the clipboard fails', async () => {
    const { user, platform } = await visit({ [STATUS]: status, [APP]: app })
    platform.answers.copy = 'failed'
    await user.click(await button('Copy: App manifest'))
    await screen.findByText('Copying failed. Select the text on the page and copy it.')
  })
})

describe('not connected', () => {
  const status = aSlackStatus(DISCONNECTED)

  it('says why the connection could not be started', async () => {
    const { user, platform } = await visit({ [STATUS]: status, [CONNECT]: refuse(403, 'FORBIDDEN') })
    await user.click(await button('Connect Slack'))
    await screen.findByText('Slack connection failed.')
    expect(platform.redirects).toEqual([])
  })

  it('says what Slack will be asked for, and why', async () => {
    await visit({ [STATUS]: status })
    await screen.findByText('Sends the messages that people share from here.')
    expect(screen.queryByText('Lets people share a link with a slash command or a shortcut.')).toBeNull()
  })

  it('lets no member connect', async () => {
    await visit({ [STATUS]: { ...status, can: READ_ONLY } })
    await heading('Not connected')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leaves for the page of consent', async () => {
    const url = 'https://slack.com/oauth/v2/authorize?state=1'
    const { user, platform } = await visit({ [STATUS]: status, [CONNECT]: { url } })
    await user.click(await button('Connect Slack'))
    await expect.poll(() => platform.redirects).toEqual([url])
  })

  it('opens these settings in the browser from the desktop client', async () => {
    const { user, platform, server } = await visit({ [STATUS]: status }, 'desktop')
    await user.click(await button('Connect in the browser'))
    expect(platform.opened).toEqual([`${platform.origin()}/organizations/org-1/settings/integrations/slack`])
    expect(server.to(CONNECT)).toHaveLength(0)
  })
})

describe('connected', () => {
  it('shows members the status without its actions', async () => {
    await visit({ [STATUS]: aSlackStatus({ can: READ_ONLY }) })
    await screen.findByText('Northwind')
    await screen.findByText(/^Connected by Ana Ribeiro on /)
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sync users' })).toBeNull()
  })

  it('keeps the connection when disconnecting fails, and says why', async () => {
    const { user } = await visit({
      [STATUS]: aSlackStatus(),
      [DISCONNECT]: refuse(503, 'SLACK_UNAVAILABLE'),
    })
    await user.click(await button('Disconnect'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Northwind?' }))
    dialog.getByText(/This deletes the synced users and channels/)
    await user.click(dialog.getByRole('button', { name: 'Disconnect Slack' }))
    await dialog.findByText('Failed to disconnect from Slack')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Northwind')
  })

  it('returns to not connected, and clears the list of users', async () => {
    const { user, server } = await visit({ [STATUS]: aSlackStatus(), [DISCONNECT]: { success: true } })
    await screen.findByText('Bea Costa')
    await user.click(await button('Disconnect'))
    server.on(STATUS, aSlackStatus(DISCONNECTED))
    await user.click(await button('Disconnect Slack'))
    await screen.findByText('Slack disconnected')
    await heading('Not connected')
    expect(screen.queryByText('Bea Costa')).toBeNull()
  })

  it('names the scopes that Slack has not granted, and connects again', async () => {
    const url = 'https://slack.com/oauth'
    const status = aSlackStatus({ missingScopes: ['users:read.email'] })
    const { user, platform } = await visit({ [STATUS]: status, [CONNECT]: { url } })
    await screen.findByText('Slack has not granted one scope')
    await screen.findByText('Finds the members of the organization among them, by email.')
    await user.click(await button('Connect again'))
    await expect.poll(() => platform.redirects).toEqual([url])
  })
})

describe('the users', () => {
  const connected = { [STATUS]: aSlackStatus() }

  it('could not be loaded', async () => {
    const { user, server } = await visit({ ...connected, [USERS]: unreachable })
    await heading('Failed to load Slack users')
    server.on(USERS, usersOf(aSlackUser()))
    await user.click(await button('Try again'))
    await screen.findByText('Bea Costa')
  })

  it('could not be synced', async () => {
    const { user } = await visit({ ...connected, [SYNC]: refuse(503, 'SLACK_UNAVAILABLE') })
    await user.click(await button('Sync users'))
    await screen.findAllByText(/^Failed to sync users/)
  })

  it('were not all read by the last sync', async () => {
    const sync = { ...aSlackStatus().sync, state: 'failed' as const, errors: 2 }
    await visit({ [STATUS]: aSlackStatus({ sync }) })
    await screen.findByText('Failed to sync users')
    await screen.findByText('2 users could not be read.')
  })

  it('have one badge each', async () => {
    const kinds = [
      aSlackUser({ id: '1', isBot: true, isRestricted: true }),
      aSlackUser({ id: '2', isDeleted: true }),
      aSlackUser({ id: '3', isRestricted: true }),
      aSlackUser({ id: '4', isRestricted: true, isUltraRestricted: true }),
      aSlackUser({ id: '5' }),
    ]
    await visit({ ...connected, [USERS]: usersOf(...kinds) })
    const list = within(await screen.findByRole('list', { name: 'Users' }))
    const badges = list.getAllByRole('listitem').map((row) => row.lastElementChild?.textContent)
    expect(badges).toEqual(['Bot', 'Deleted', 'Restricted', 'Ultra restricted', 'Active'])
  })

  it('are searched at the server, and paged', async () => {
    const { user, server } = await visit(connected, 'web', '/?search=be&page=2')
    const asked = () => server.to(USERS).map(({ query }) => query.toString())
    await expect.poll(asked).toContain('search=be&mentionable=true&page=2')
    await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'a{Enter}')
    await expect.poll(() => server.to(USERS).at(-1)!.query.get('search')).toBe('bea')
  })

  it('are none yet', async () => {
    await visit({ ...connected, [USERS]: usersOf() })
    await heading('No users yet')
    await screen.findByText('Sync users to see who is in the workspace.')
  })

  it('are counted, without bots and deleted people at first', async () => {
    const { user, server } = await visit({
      ...connected,
      [USERS]: { ...usersOf(aSlackUser()), pagination: { ...ONE_PAGE, total: 14 } },
    })
    await screen.findByText('14 users in the workspace')
    expect(server.to(USERS).at(-1)!.query.get('mentionable')).toBe('true')
    server.on(USERS, usersOf(aSlackUser({ isBot: true, realName: 'Deploy bot' })))
    await user.click(screen.getByRole('checkbox', { name: 'Show bots and deleted people' }))
    await screen.findByText('Deploy bot')
    expect(server.to(USERS).at(-1)!.query.has('mentionable')).toBe(false)
    expect(screen.getByLabelText('address').textContent).toBe('/?all=true')
  })

  it('have one button for what is done with them', async () => {
    await visit(connected)
    await button('Sync users')
    for (const name of ['Refresh', 'Get user count'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('are synced, with the progress', async () => {
    const sync = { state: 'running', total: 40, processed: 10, errors: 0, syncedAt: null }
    const { user, server } = await visit({ ...connected, [SYNC]: { success: true } })
    server.on(STATUS, aSlackStatus({ sync: sync as SlackStatus['sync'] }))
    await user.click(await button('Sync users'))
    await screen.findByText('10 of 40 users synced')
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar')
    expect([progress.value, progress.max]).toEqual([10, 40])
  })
})

it('shows nothing of a connection until its status is known', async () => {
  const { answer, release } = delayed(aSlackStatus())
  await visit({ [STATUS]: answer })
  expect(screen.queryByRole('heading')).toBeNull()
  release()
  await screen.findByText('Northwind')
})
