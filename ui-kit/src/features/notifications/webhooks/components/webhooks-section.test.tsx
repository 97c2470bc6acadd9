import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Webhook, WebhookDelivery } from '@fanfare/contract/notifications/data/webhook.ts'
import { WEBHOOK_EVENTS, WEBHOOKS_MAX } from '@fanfare/contract/notifications/rules/webhook.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { webhookHandlers } from '../api/live.ts'
import WebhooksSection from './webhooks-section.tsx'

const LIST = 'GET /organizations/org-1/webhooks'
const ADD = 'POST /organizations/org-1/webhooks'
const CHANGE = 'PATCH /organizations/org-1/webhooks/hook-1'
const REMOVE = 'DELETE /organizations/org-1/webhooks/hook-1'
const REPLACE = 'POST /organizations/org-1/webhooks/hook-1/secret'
const TEST = 'POST /organizations/org-1/webhooks/hook-1/tests'
const DELIVERIES = 'GET /organizations/org-1/webhooks/hook-1/deliveries'
const MOMENT = '2026-03-02T09:00:00.000Z'
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const aWebhook = (facts: Partial<Webhook> = {}): Webhook => ({
  id: 'hook-1',
  url: 'https://hooks.example.com/fanfare',
  description: 'The intranet',
  events: ['post.created', 'member.left'],
  isEnabled: true,
  switchedOff: null,
  failingSince: null,
  maker: { id: 'user-2', name: 'Adam Admin', isMember: true },
  createdAt: MOMENT,
  previousSecretUntil: null,
  last: null,
  ...facts,
})

const aDelivery = (facts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'delivery-1',
  messageId: 'msg_delivery-1',
  type: 'post.created',
  state: 'delivered',
  attempts: 1,
  lastAttempt: { at: MOMENT, durationMs: 42, statusCode: 204, failure: null },
  nextAttemptAt: null,
  createdAt: MOMENT,
  ...facts,
})

async function visit(webhooks: unknown, at = '/webhooks', can = {}) {
  const answer = Array.isArray(webhooks) ? { webhooks } : webhooks
  const server = fakeApi({ [LIST]: answer })
  const own = anOrganization()
  const organization = { ...own, can: { ...own.can, ...can } }
  const { user, queryClient } = await renderScreen(<WebhooksSection organization={organization} />, {
    user: aUser(),
    path: '/webhooks',
    at,
  })
  return { server, user, queryClient }
}

it('shows members without the right nothing but that', async () => {
  const { server } = await visit([], '/webhooks', { update: false })
  await screen.findByText(/Only owners and admins/)
  expect(server.to(LIST)).toHaveLength(0)
})

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'The webhooks could not be loaded' })
  server.on(LIST, { webhooks: [aWebhook()] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'The intranet' })
})

it('says that there is none yet, and makes one whose secret is shown once', async () => {
  const { server, user } = await visit([])
  await screen.findByRole('heading', { name: 'No webhooks yet' })
  await user.click(screen.getByRole('button', { name: 'New webhook' }))
  const form = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await user.fill(form.getByRole('textbox', { name: 'Address' }), 'nowhere')
  for (const name of ['Post approved', 'Post deleted', 'Post shared'])
    await user.click(form.getByRole('checkbox', { name }))
  await user.click(form.getByRole('button', { name: 'Create webhook' }))
  await form.findByText(/Enter a full address/)
  expect(server.to(ADD)).toHaveLength(0)
  await user.clear(form.getByRole('textbox', { name: 'Address' }))
  await user.fill(form.getByRole('textbox', { name: 'Address' }), 'https://hooks.example.com/fanfare')
  server.on(ADD, { webhook: aWebhook(), secret: SECRET })
  server.on(LIST, { webhooks: [aWebhook()] })
  await user.click(form.getByRole('button', { name: 'Create webhook' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }))
  shown.getByText(SECRET)
  shown.getByText(/only this once/)
  expect(server.to(ADD)[0]!.body).toEqual({
    url: 'https://hooks.example.com/fanfare',
    description: null,
    events: WEBHOOK_EVENTS.filter((event) => !event.startsWith('post.')),
  })
  await user.click(shown.getByRole('button', { name: 'I have stored it' }))
  await expect.poll(() => screen.queryByText(SECRET)).toBeNull()
})

it('needs an event, and says why the server refuses an address', async () => {
  const { server, user } = await visit([aWebhook({ events: ['post.created'] })])
  await user.click(await screen.findByRole('button', { name: 'Edit The intranet' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }))
  await user.click(form.getByRole('checkbox', { name: 'Post shared' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Choose at least one event')
  await user.click(form.getByRole('checkbox', { name: 'Member left' }))
  server.on(CHANGE, refuse(422, 'WEBHOOK_ADDRESS_REFUSED'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText(/Use a public https address/)
  expect(form.getByRole('textbox', { name: 'Address' }).getAttribute('aria-invalid')).toBe('true')
  server.on(CHANGE, { webhook: aWebhook() })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Webhook saved')
  expect(server.to(CHANGE).at(-1)!.body).toMatchObject({ events: ['member.left'] })
})

it.each([
  [aWebhook(), 'On', null],
  [aWebhook({ isEnabled: false }), 'Off', null],
  [aWebhook({ failingSince: MOMENT }), 'Failing', /tried again and again/],
  [
    aWebhook({ isEnabled: false, switchedOff: { at: MOMENT, reason: 'failing' } }),
    'Switched off',
    /nothing was accepted for a day/,
  ],
  [aWebhook({ isEnabled: false, switchedOff: { at: MOMENT, reason: 'gone' } }), 'Switched off', /410/],
])('says how it is: %#', async (webhook, state, problem) => {
  await visit([webhook])
  await screen.findByText(state)
  if (problem !== null) await screen.findByText(problem)
})

it.each([
  [{ id: 'user-2', name: 'Adam Admin', isMember: true }, /^Made by Adam Admin /],
  [{ id: 'user-2', name: 'Adam Admin', isMember: false }, /by Adam Admin, who has left$/],
  [null, /by someone whose account is gone$/],
])('says who made it: %#', async (maker, text) => {
  await visit([aWebhook({ maker })])
  const says = (_: string, element: Element | null) =>
    element?.tagName === 'SPAN' && text.test(element.textContent)
  await expect.poll(() => screen.queryAllByText(says).length).toBeGreaterThan(0)
})

it('offers no more than an organization can have', async () => {
  await visit(Array.from({ length: WEBHOOKS_MAX }, (_, at) => aWebhook({ id: `hook-${at}` })))
  await screen.findByText('An organization can have 10 webhooks.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New webhook' }).disabled).toBe(true)
})

it('makes a new secret after a question', async () => {
  const { server, user } = await visit([aWebhook()])
  await user.click(await screen.findByRole('button', { name: 'New secret for The intranet' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }))
  question.getByText(/For 24 hours/)
  server.on(REPLACE, { webhook: aWebhook({ previousSecretUntil: MOMENT }), secret: SECRET })
  await user.click(question.getByRole('button', { name: 'New secret' }))
  within(await screen.findByRole('dialog', { name: 'The secret of the webhook' })).getByText(SECRET)
})

it.each([
  [aDelivery(), 'The receiver accepted the test', /Accepted \(204\)/],
  [
    aDelivery({
      state: 'failed',
      lastAttempt: { at: MOMENT, durationMs: 10_000, statusCode: null, failure: 'timeout' },
    }),
    'The test did not arrive',
    /No answer in time/,
  ],
])('sends a test and shows its result: %#', async (delivery, title, text) => {
  const { server, user } = await visit([aWebhook()])
  server.on(TEST, { delivery: { ...delivery, body: '{}' } })
  await user.click(await screen.findByRole('button', { name: 'Send a test to The intranet' }))
  await screen.findByText(title)
  await screen.findByText(text)
})

it('says why a test could not be sent', async () => {
  const { server, user } = await visit([aWebhook()])
  server.on(TEST, refuse(429, 'TOO_MANY_REQUESTS'))
  await user.click(await screen.findByRole('button', { name: 'Send a test to The intranet' }))
  await screen.findByText('The test could not be sent')
})

it('switches it off and on', async () => {
  const { server, user } = await visit([aWebhook()])
  server.on(CHANGE, { webhook: aWebhook({ isEnabled: false }) })
  await user.click(await screen.findByRole('button', { name: 'Switch off The intranet' }))
  await screen.findByText('The webhook is off')
  expect(server.to(CHANGE)[0]!.body).toEqual({ isEnabled: false })
})

it('deletes it after a question', async () => {
  const { server, user } = await visit([aWebhook()])
  await user.click(await screen.findByRole('button', { name: 'Delete The intranet' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete The intranet?' }))
  server.on(REMOVE, null)
  server.on(LIST, { webhooks: [] })
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Webhook deleted')
  await screen.findByRole('heading', { name: 'No webhooks yet' })
})

it('lists its deliveries, opens one, and sends it again', async () => {
  const failed = aDelivery({
    state: 'failed',
    attempts: 19,
    lastAttempt: { at: MOMENT, durationMs: 7, statusCode: 500, failure: 'status' },
  })
  const { server, user } = await visit([aWebhook()])
  server.on(DELIVERIES, { deliveries: [failed], pagination: ONE_PAGE })
  server.on(`${DELIVERIES}/delivery-1`, { delivery: { ...failed, body: '{"type":"post.created"}' } })
  await user.click(await screen.findByRole('link', { name: 'Deliveries of The intranet' }))
  await screen.findByText('19 attempts')
  await screen.findByText('Refused (500)')
  await user.click(screen.getByRole('button', { name: 'Details of post.created' }))
  const details = within(await screen.findByRole('dialog', { name: 'Delivery' }))
  await details.findByText('{"type":"post.created"}')
  details.getByText('msg_delivery-1')
  const again = 'POST /organizations/org-1/webhooks/hook-1/deliveries/delivery-1/resend'
  const waiting = { delivery: { ...failed, state: 'pending', body: '{}' } }
  server.on(again, waiting)
  server.on(`${DELIVERIES}/delivery-1`, waiting)
  await user.click(details.getByRole('button', { name: 'Send again' }))
  await screen.findByText('It is being sent again')
  expect(server.to(again)).toHaveLength(1)
  await details.findByText('It is tried again by itself.')
  expect(details.queryByRole('button', { name: 'Send again' })).toBeNull()
})

it.each([
  [{ deliveries: [], pagination: ONE_PAGE }, 'Nothing sent yet'],
  [refuse(503, 'SERVICE_UNAVAILABLE'), 'The deliveries could not be loaded'],
])('shows deliveries that are none, or failed to load: %#', async (answer, heading) => {
  const { server } = await visit([aWebhook()], '/webhooks?deliveries=hook-1')
  server.on(DELIVERIES, answer)
  await screen.findByRole('heading', { name: heading })
  const back = await screen.findByRole('link', { name: 'All webhooks' })
  expect(back.getAttribute('href')).toBe('/webhooks')
})

it('follows that the server has switched off a webhook', async () => {
  const { server, queryClient } = await visit([aWebhook()])
  await screen.findByText('On')
  const switchedOff = { at: MOMENT, reason: 'gone' } as const
  server.on(LIST, { webhooks: [aWebhook({ isEnabled: false, switchedOff })] })
  const event = { type: 'webhooks.changed', organizationId: 'org-1' } as const
  act(() => handleEvent(webhookHandlers, queryClient, event))
  await screen.findByText(/the receiver answered that it is gone/)
})
