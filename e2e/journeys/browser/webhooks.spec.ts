import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../../support/test.ts'
import { createPost } from '../../support/api.ts'

test('an owner is told that a webhook was switched off, looks at its deliveries, and switches it on', async ({
  openAsOwner,
}) => {
  let status = 410
  const receiver = createServer((_request, response) => void response.writeHead(status).end())
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`

  const { id, name, owner } = await openAsOwner('/integrations/slack')
  const { page } = owner
  const webhook = { url, description: 'The bot', events: ['post.created'] }
  await owner.ask('POST', `/organizations/${id}/webhooks`, webhook)
  await createPost(owner, { organizationId: id, title: 'Ten years of brass' })

  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const entry = panel.getByRole('link', { name: `A webhook of ${name} was switched off` })
  await expect(entry).toContainText('The bot answered that it is gone')
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Deliveries of The bot' })).toBeVisible()
  await expect(page.getByText(/the receiver answered that it is gone/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  status = 204
  await page.getByRole('link', { name: 'All webhooks' }).click()
  await page.getByRole('button', { name: 'Switch on The bot' }).click()
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Nothing new' })).toBeVisible()
  receiver.close()
})
