import { createPost, createTeam, demoMember, share, type Post, type Team } from '../../support/api.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { clickEntry, labelsOf } from '../../support/desktop/menu.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

let count = 0

/** Shares a post on a host that no moderator has reviewed. */
const shareUnknown = ({ id, owner }: Team, title: string): Promise<Post> =>
  createPost(owner, {
    organizationId: id,
    title,
    url: `https://unknown-${process.pid}-${(count += 1)}.example/a`,
  })

const decide = async ({ id }: Post, decision: { action: 'approve' | 'reject'; reason?: string }) =>
  (await demoMember('administrator')).ask('POST', `/posts/${id}/moderate`, decision)

const labels = async (client: Client) => labelsOf(await client.item())
const bodies = (desk: Desk) => desk.notifications.shown.map(({ body }) => body)
const offered = async (client: Client) =>
  (await stateOf(await client.window())).offers?.offers.map(({ post }) => post.title) ?? []

test('a post on an unknown host waits unseen, and is in the tray of colleagues once it is approved @slow', async ({
  desk,
  anotherDesk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const [, panel] = await openWindows(client)
  const authorsDesk = await anotherDesk()
  const authors = await start({ at: authorsDesk })
  await signIn(authorsDesk, authors, team.owner)

  const post = await shareUnknown(team, 'Notes from the field')
  // What comes after it shows that the client has asked for both.
  await share(team, 'Ten years of brass')
  await expect.poll(() => labels(client)).toContain('• Ten years of brass – none yet')
  await expect.poll(() => bodies(desk)).toEqual(['Ten years of brass'])
  await expect(panel!.getByText('Ten years of brass')).toBeVisible()
  expect((await labels(client)).join()).not.toContain(post.title)
  expect(await offered(client)).toEqual(['Ten years of brass'])
  await expect(panel!.getByText(post.title)).toHaveCount(0)

  await decide(post, { action: 'approve' })
  await expect.poll(() => labels(client)).toContain('• Notes from the field – none yet')
  await expect(panel!.getByText(post.title)).toBeVisible()
  await expect.poll(() => bodies(desk)).toEqual(['Ten years of brass', post.title])

  await expect.poll(() => authorsDesk.notifications.shown.length).toBe(1)
  const [told] = authorsDesk.notifications.shown
  expect(told).toMatchObject({ summary: 'Your post was approved', body: post.title })
  authorsDesk.notifications.click(told!)
  const window = await authors.window()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
})

test('the author of a rejected post is told why, and a click leads to it @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.owner)
  const post = await shareUnknown(team, 'A link nobody knows')
  await decide(post, { action: 'reject', reason: 'A link farm.' })
  await expect.poll(() => bodies(desk)).toEqual([`${post.title}\nReason: A link farm.`])
  const [told] = desk.notifications.shown
  expect(told!.summary).toBe('Your post was not approved')
  expect((await labels(client)).join()).not.toContain(post.title)
  desk.notifications.click(told!)
  const window = await client.window()
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  await expect(window.getByText('Reason: A link farm.')).toBeVisible()
})

test('a post that turns sensitive, has to wait or is deleted is covered in the tray, or gone @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const [waiting, deleted, sensitive] = await Promise.all(
    ['Waits later', 'Deleted later', 'A hard year'].map((title) => share(team, title, ['Take care'])),
  )
  const client = await start()
  await signIn(desk, client, team.member)
  const [, panel] = await openWindows(client)
  await expect.poll(async () => (await offered(client)).length).toBe(3)

  await team.owner.ask('PUT', `/posts/${sensitive!.id}`, { isSensitive: true })
  await expect.poll(() => labels(client)).toContain('• Sensitive post – 1 left')
  await expect(panel!.getByRole('group', { name: /Sensitive post/ })).toBeVisible()
  await expect(panel!.getByText(sensitive!.title)).toHaveCount(0)

  await team.owner.ask('PUT', `/posts/${waiting!.id}`, { url: 'https://not-reviewed.example/b' })
  await team.owner.ask('DELETE', `/posts/${deleted!.id}`)
  await expect.poll(() => offered(client)).toEqual([sensitive!.title])
  expect((await labels(client)).join()).not.toMatch(/Waits later|Deleted later|A hard year/)
  for (const { title } of [waiting!, deleted!]) await expect(panel!.getByText(title)).toHaveCount(0)

  await clickEntry(await client.item(), '• Sensitive post – 1 left', 'Copy next suggestion and open')
  await expect.poll(() => bodies(desk)).toEqual(['Open Fanfare to read it'])
  expect(desk.clipboard()).toBe('Take care')
})

test('a post that was withdrawn is not in the list of an offline client after a restart @slow', async ({
  desk,
  start,
  ownServer,
}) => {
  await desk.addKeyring()
  const team = await createTeam(ownServer.address)
  await share(team, 'Ten years of brass')
  const deleted = await share(team, 'Deleted later')
  const client = await start({ keyring: true, knows: ownServer.address })
  await signIn(desk, client, team.member)
  await expect.poll(async () => (await offered(client)).length).toBe(2)
  await team.owner.ask('DELETE', `/posts/${deleted.id}`)
  await expect.poll(() => offered(client)).toEqual(['Ten years of brass'])
  await client.quit()
  await ownServer.stop()
  const next = await start({ keyring: true, folder: client.folder, knows: ownServer.address })
  await expect.poll(() => labels(next)).toContain('Offline: this is the last list')
  expect((await labels(next)).join()).toContain('Ten years of brass')
  expect((await labels(next)).join()).not.toContain(deleted.title)
})
