import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AiIntegration } from '@fanfare/contract/ai/data/ai.ts'
import { detourFrom } from '../../../../components/detour.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAiIntegration, anAiIntegrationList, anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import AddProvider from './add-provider.tsx'
import ProvidersSection from './providers-section.tsx'

const LIST = 'GET /ai/integrations/org-1'
const ADD = 'POST /ai/integrations'
const KEY = 'sk-northwind-1a2b'

async function open(answer?: unknown, integrations: AiIntegration[] = [], state?: unknown) {
  const server = fakeApi({ [LIST]: anAiIntegrationList(integrations), [ADD]: answer })
  const section = (
    <>
      <AddProvider organization={anOrganization()} />
      <ProvidersSection organization={anOrganization()} />
    </>
  )
  const { user } = await renderScreen(section, {
    user: aUser(),
    at: '/providers',
    state,
  })
  await user.click(await screen.findByRole('button', { name: 'Add provider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a provider' }))
  const provider = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Provider' })
  const key = dialog.getByLabelText<HTMLInputElement>('API key')
  const send = () => user.click(dialog.getByRole('button', { name: 'Add provider' }))
  return { server, user, dialog, provider, key, send }
}

it('requires the provider and the key', async () => {
  const { dialog, key, send, server, user, provider } = await open()
  await send()
  expect(await dialog.findAllByText('Please fill in all fields')).toHaveLength(1)
  expect(document.activeElement).toBe(provider)
  await user.selectOptions(provider, 'openai')
  await send()
  await expect.poll(() => document.activeElement).toBe(key)
  expect(dialog.getAllByText('Please fill in all fields')).toHaveLength(1)
  expect(server.to(ADD)).toHaveLength(0)
})

it('refuses a key that is too short, and an address that is none', async () => {
  const { dialog, key, provider, send, server, user } = await open()
  await user.selectOptions(provider, 'meta')
  await user.fill(key, 'short')
  await user.click(dialog.getByRole('button', { name: 'Model and address' }))
  await user.fill(dialog.getByRole('textbox', { name: 'Address' }), 'ftp://llama.example')
  await send()
  await dialog.findByText('A key has at least 8 characters')
  await dialog.findByText(/^Enter a full address/)
  expect(server.to(ADD)).toHaveLength(0)
})

it('says why the provider could not be added, and keeps what was typed', async () => {
  const { dialog, key, provider, send, user } = await open(refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.selectOptions(provider, 'gemini')
  await user.fill(key, KEY)
  await send()
  await dialog.findByText('Failed to add AI integration')
  expect([provider.value, key.value]).toEqual(['gemini', KEY])
})

it.each([
  ['AI_PROVIDER_EXISTS', /This provider already has a key/],
  ['AI_KEY_REFUSED', /The provider refuses the key/],
  ['AI_ADDRESS_REFUSED', /Use a public https address/],
  ['AI_MODEL_NOT_FOUND', /The provider does not know this model/],
] as const)('shows %s at its field', async (code, words) => {
  const { dialog, key, provider, send, user } = await open(refuse(422, code))
  await user.selectOptions(provider, 'openai')
  await user.fill(key, KEY)
  await send()
  await dialog.findByText(words)
  expect(dialog.queryByText('Failed to add AI integration')).toBeNull()
})

it.each([
  ['hangs', 'AI_TIMEOUT', /No answer in time/],
  ['cannot be reached', 'AI_UNAVAILABLE', /No connection/],
  ['has no credit left', 'AI_QUOTA_EXHAUSTED', /no credit left/],
] as const)('adds a key untested where the provider %s', async (_what, code, words) => {
  const { dialog, key, provider, send, server, user } = await open(refuse(503, code))
  await user.selectOptions(provider, 'openai')
  await user.fill(key, KEY)
  expect(dialog.queryByRole('button', { name: 'Add it untested' })).toBeNull()
  await send()
  await dialog.findByText(words)
  server.on(ADD, { integration: anAiIntegration() })
  await user.click(dialog.getByRole('button', { name: 'Add it untested' }))
  await screen.findByText('OpenAI added. Test it to see whether it answers.')
  expect(server.to(ADD).at(-1)!.body).toMatchObject({ apiKey: KEY, isUntested: true })
})

it('does not offer to add a key that was refused', async () => {
  const { dialog, key, provider, send, user } = await open(refuse(502, 'AI_KEY_REFUSED'))
  await user.selectOptions(provider, 'openai')
  await user.fill(key, KEY)
  await send()
  await dialog.findByText(/The provider refuses the key/)
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.queryByRole('button', { name: 'Add it untested' })).toBeNull()
})

it('masks the key until it is to be seen', async () => {
  const { dialog, key, user } = await open()
  expect(key.type).toBe('password')
  await user.click(dialog.getByRole('button', { name: 'Show the key' }))
  expect(key.type).toBe('text')
})

it('offers the providers without a key, with their models', async () => {
  const { provider } = await open(undefined, [anAiIntegration()])
  expect([...provider.options].map(({ text }) => text)).toEqual([
    'Choose a provider',
    'Gemini: Gemini Pro, Flash',
    'Meta: Llama models',
  ])
})

it('adds a provider with its defaults', async () => {
  const { key, provider, send, server, user } = await open({ integration: anAiIntegration() })
  await user.selectOptions(provider, 'openai')
  await user.fill(key, ` ${KEY} `)
  server.on(LIST, anAiIntegrationList([anAiIntegration()]))
  await send()
  await screen.findByText('OpenAI added. The key works.')
  await screen.findByRole('heading', { name: 'OpenAI' })
  expect(server.to(ADD)[0]!.body).toEqual({ organizationId: 'org-1', provider: 'openai', apiKey: KEY })
})

it('adds a provider with a model and an address of its own', async () => {
  const { dialog, key, provider, send, server, user } = await open({ integration: anAiIntegration() })
  await user.selectOptions(provider, 'meta')
  await user.fill(key, KEY)
  const more = dialog.getByRole('button', { name: 'Model and address' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  dialog.getByText(/your own Llama server/)
  await user.fill(dialog.getByRole('combobox', { name: 'Model' }), 'llama-3-8b')
  await user.fill(dialog.getByRole('textbox', { name: 'Address' }), 'https://llama.northwind.example/v1')
  await send()
  await screen.findByText(/^OpenAI added/)
  expect(server.to(ADD)[0]!.body).toEqual({
    organizationId: 'org-1',
    provider: 'meta',
    apiKey: KEY,
    model: 'llama-3-8b',
    baseUrl: 'https://llama.northwind.example/v1',
  })
})

it.each([
  [
    'back to the post that led here',
    detourFrom('/posts/post-1?generate=more'),
    '/posts/post-1?generate=more',
  ],
  ['nowhere else without a detour', { from: '/dashboard' }, '/providers'],
  ['nowhere else for an address of another server', detourFrom('//elsewhere.example'), '/providers'],
])('leads %s once a provider is added', async (_what, state, address) => {
  const { key, provider, send, user } = await open({ integration: anAiIntegration() }, [], state)
  await user.selectOptions(provider, 'openai')
  await user.fill(key, KEY)
  await send()
  await screen.findByText('OpenAI added. The key works.')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe(address)
})
