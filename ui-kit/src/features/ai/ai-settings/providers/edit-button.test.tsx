import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AiIntegration } from '@fanfare/contract/ai/data/ai.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAiIntegration, anAiIntegrationList, anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ProvidersSection from './providers-section.tsx'

const LIST = 'GET /ai/integrations/org-1'
const EDIT = 'PATCH /ai/integrations/org-1/openai'
const MODELS = 'GET /ai/integrations/org-1/openai/models'

async function open(answers: Record<string, unknown> = {}, facts: Partial<AiIntegration> = {}) {
  const integration = anAiIntegration(facts)
  const server = fakeApi({
    [LIST]: anAiIntegrationList([integration]),
    [MODELS]: { models: ['gpt-4o', 'gpt-4o-mini', 'o4-mini'] },
    [EDIT]: { integration },
    ...answers,
  })
  const { user } = await renderScreen(<ProvidersSection organization={anOrganization()} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Edit OpenAI' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit OpenAI' }))
  const model = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Model' })
  const address = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
  const key = dialog.getByLabelText<HTMLInputElement>('New API key')
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  return { server, user, dialog, model, address, key, save }
}

it('requires the key again when the address changes', async () => {
  const { address, dialog, key, save, server, user } = await open()
  await user.fill(address, 'https://elsewhere.example/v1')
  await dialog.findByText(/it is never sent elsewhere/)
  await save()
  await dialog.findByText('Enter the key for the new address')
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(server.to(EDIT)).toHaveLength(0)
})

it('says that the address is refused, at its field', async () => {
  const { address, dialog, key, save, user } = await open({ [EDIT]: refuse(422, 'AI_ADDRESS_REFUSED') })
  await user.fill(address, 'https://10.0.0.1/v1')
  await user.fill(key, 'sk-another-key')
  await save()
  await dialog.findByText(/Use a public https address/)
  expect(address.getAttribute('aria-invalid')).toBe('true')
})

it('refuses spaces in a model and in a key', async () => {
  const { dialog, key, model, save, server, user } = await open()
  await user.fill(model, 'GPT 4')
  await user.fill(key, 'my secret key')
  await save()
  await dialog.findByText(/^Use letters, digits/)
  await dialog.findByText(/^Enter the key without/)
  expect(server.to(EDIT)).toHaveLength(0)
})

it('requires the key when a colleague has changed the address meanwhile', async () => {
  const fields = [{ field: 'apiKey', rule: 'required', message: 'Enter the key again' }]
  const { dialog, model, save, user } = await open({ [EDIT]: refuse(422, 'VALIDATION_FAILED', { fields }) })
  await user.fill(model, 'gpt-5')
  await save()
  expect(await dialog.findByText('Enter the key for the new address')).toBeTruthy()
})

it('says that the change could not be saved', async () => {
  const { dialog, model, save, user } = await open({ [EDIT]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await user.fill(model, 'gpt-5')
  await save()
  await dialog.findByText('Failed to change AI integration')
  expect(model.value).toBe('gpt-5')
})

it('takes any model where the list could not be loaded', async () => {
  const { dialog, model, save, server, user } = await open({ [MODELS]: refuse(502, 'AI_KEY_REFUSED') })
  await dialog.findByText(/The list of models could not be loaded\. The provider refuses the key/)
  await user.fill(model, 'gpt-5')
  await save()
  await screen.findByText('OpenAI changed')
  expect(server.to(EDIT)[0]!.body).toEqual({ model: 'gpt-5' })
})

it('shows no button for a list that the provider does not offer', async () => {
  const { dialog } = await open({ [MODELS]: { models: null } })
  expect(dialog.queryByRole('button', { name: 'Show the models' })).toBeNull()
})

it('saves without a request if nothing has changed', async () => {
  const { save, server } = await open()
  await save()
  await screen.findByText('OpenAI changed')
  expect(server.to(EDIT)).toHaveLength(0)
})

it('replaces the key, and says which one it replaces', async () => {
  const { dialog, key, save, server, user } = await open()
  dialog.getByText('Leave empty to keep the key ending in 1a2b.')
  await user.fill(key, 'sk-another-key')
  await save()
  await screen.findByText('OpenAI changed')
  expect(server.to(EDIT)[0]!.body).toEqual({ apiKey: 'sk-another-key' })
})

it('says nothing of a short key', async () => {
  const { dialog } = await open({}, { keyHint: '' })
  expect(dialog.getByText('Leave empty to keep the stored key.')).toBeTruthy()
})

it('returns to the defaults with empty fields', async () => {
  const stored = { model: 'gpt-4o', baseUrl: 'https://proxy.northwind.example/v1' }
  const { address, key, model, save, server, user } = await open({}, stored)
  await user.clear(model)
  await user.clear(address)
  await user.fill(key, 'sk-another-key')
  await save()
  await screen.findByText('OpenAI changed')
  expect(server.to(EDIT)[0]!.body).toEqual({ apiKey: 'sk-another-key', model: null, baseUrl: null })
})
