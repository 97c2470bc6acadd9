import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AiIntegration } from '@fanfare/contract/ai/data/ai.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { anAiIntegration, anAiIntegrationList, anOrganization, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import AddProvider from './add-provider.tsx'
import ProvidersSection from './providers-section.tsx'

const LIST = 'GET /ai/integrations/org-1'
const TEST = 'POST /ai/integrations/org-1/openai/test'
const EDIT = 'PATCH /ai/integrations/org-1/openai'
const REMOVE = 'DELETE /ai/integrations/org-1/openai'

const OPENAI = anAiIntegration()
const GEMINI = anAiIntegration({
  id: 'ai-integration-2',
  provider: 'gemini',
  isFirst: false,
  keyHint: '9z8y',
})

async function visit(answers: Record<string, unknown>, language: Language = 'en') {
  const server = fakeApi(answers)
  const section = (
    <>
      <AddProvider organization={anOrganization()} />
      <ProvidersSection organization={anOrganization()} />
    </>
  )
  return { ...(await renderScreen(section, { user: aUser(), language })), server }
}

const show = (integrations: AiIntegration[], answers: Record<string, unknown> = {}, language?: Language) =>
  visit({ [LIST]: anAiIntegrationList(integrations), ...answers }, language)

async function askToRemove(answer: unknown) {
  const view = await show([OPENAI], { [REMOVE]: answer })
  await view.user.click(await button('Remove OpenAI'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove OpenAI?' }))
  return { ...view, dialog }
}

const button = (name: string) => screen.findByRole('button', { name })
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Providers' })).getAllByRole('listitem')

it('says why the providers could not be loaded, and tries again', async () => {
  const { server, user } = await visit({ [LIST]: unreachable })
  await screen.findByRole('heading', { name: 'Failed to load AI integrations' })
  server.on(LIST, anAiIntegrationList([OPENAI]))
  await user.click(await button('Try again'))
  await screen.findByRole('heading', { name: 'OpenAI' })
})

it('shows members the providers without their keys and without actions', async () => {
  const integration = anAiIntegration({ keyHint: null, lastFailure: 'AI_QUOTA_EXHAUSTED' })
  await visit({ [LIST]: anAiIntegrationList([integration], { can: { manage: false } }) })
  await screen.findByText('gpt-4o-mini (default)')
  await screen.findByText(/The account at the provider has no credit left/)
  expect(screen.queryByText('API key')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells members who can add a key', async () => {
  await visit({ [LIST]: anAiIntegrationList([], { can: { manage: false } }) })
  await screen.findByText(/once an owner or admin adds a key/)
  expect(screen.queryByRole('button')).toBeNull()
})

it('invites to add the first provider', async () => {
  await show([])
  await screen.findByRole('heading', { name: 'No provider yet' })
  await button('Add provider')
})

it('shows no provider before the answer', async () => {
  const { answer, release } = delayed(anAiIntegrationList([OPENAI]))
  await visit({ [LIST]: answer })
  expect(screen.queryByRole('heading')).toBeNull()
  release()
  await screen.findByRole('heading', { name: 'OpenAI' })
})

it('shows whether a provider is active, the default, and with what', async () => {
  const custom = { ...GEMINI, isActive: false, model: 'gemini-pro', baseUrl: 'https://ai.northwind.example' }
  await show([OPENAI, custom])
  const [first, second] = await cards()
  within(first!).getByText('Active')
  within(first!).getByText('Default')
  within(first!).getByText('gpt-4o-mini (default)')
  within(first!).getByText('•••• 1a2b')
  expect(within(first!).queryByText('Address')).toBeNull()
  within(second!).getByText('Inactive')
  within(second!).getByText('gemini-pro')
  within(second!).getByText('https://ai.northwind.example')
  expect(within(second!).queryByText('Default')).toBeNull()
})

it('says what the last request ended with, in the language of the interface', async () => {
  await show([anAiIntegration({ lastFailure: 'AI_KEY_REFUSED' })], {}, 'pt')
  await screen.findByText('O último pedido falhou')
  await screen.findByText(/O fornecedor recusa a chave/)
})

it('does not call a provider active that refuses the key', async () => {
  await show([anAiIntegration({ lastFailure: 'AI_KEY_REFUSED' })])
  await screen.findByText('Key refused')
  expect(screen.queryByText('Active')).toBeNull()
  expect(screen.queryByText(/Ask an administrator/)).toBeNull()
})

describe('a test', () => {
  it('says why it has failed, once', async () => {
    const { server, user } = await show([OPENAI], { [TEST]: refuse(502, 'AI_KEY_REFUSED') })
    await button('Test OpenAI')
    server.on(LIST, anAiIntegrationList([anAiIntegration({ lastFailure: 'AI_KEY_REFUSED' })]))
    await user.click(await button('Test OpenAI'))
    await screen.findByText('Failed to test AI integration')
    expect(screen.getAllByText(/The provider refuses the key/)).toHaveLength(1)
  })

  it('runs once at a time', async () => {
    const { answer, release } = delayed({ success: true, message: 'ok', model: 'gpt-4o-mini' })
    const { server, user } = await show([OPENAI], { [TEST]: answer })
    await user.click(await button('Test OpenAI'))
    await screen.findByText('Testing OpenAI…')
    await user.click(await button('Test OpenAI'))
    release()
    await screen.findByText('It works: gpt-4o-mini answered.')
    expect(server.to(TEST)).toHaveLength(1)
  })
})

describe('a change', () => {
  it('says why it could not be made', async () => {
    const { user } = await show([OPENAI], { [EDIT]: refuse(404, 'AI_PROVIDER_NOT_FOUND') })
    await user.click(await button('Deactivate OpenAI'))
    await screen.findAllByText(/^Failed to change AI integration/)
  })

  it('deactivates and activates', async () => {
    const { server, user } = await show([OPENAI], { [EDIT]: { integration: OPENAI } })
    await button('Deactivate OpenAI')
    server.on(LIST, anAiIntegrationList([anAiIntegration({ isActive: false, isFirst: false })]))
    await user.click(await button('Deactivate OpenAI'))
    await user.click(await button('Activate OpenAI'))
    await screen.findByText('OpenAI is active')
    expect(server.to(EDIT).map(({ body }) => body)).toEqual([{ isActive: false }, { isActive: true }])
  })

  it('makes another active provider the first', async () => {
    const { server, user } = await show([GEMINI, { ...OPENAI, isFirst: false }], {
      [EDIT]: { integration: OPENAI },
    })
    await user.click(await button('Make default: OpenAI'))
    await screen.findByText('OpenAI is the default')
    expect(server.to(EDIT)[0]!.body).toEqual({ isFirst: true })
  })

  it('offers neither the first nor an inactive provider as the default', async () => {
    await show([OPENAI, { ...GEMINI, isActive: false }])
    await button('Test OpenAI')
    expect(screen.queryByRole('button', { name: /^Make default/ })).toBeNull()
  })
})

describe('removing', () => {
  it('asks first, and removes nothing on cancel', async () => {
    const { dialog, server, user } = await askToRemove(undefined)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(server.to(REMOVE)).toHaveLength(0)
  })

  it('says why it has failed', async () => {
    const { dialog, user } = await askToRemove(refuse(503, 'SERVICE_UNAVAILABLE'))
    await user.click(dialog.getByRole('button', { name: 'Remove provider' }))
    expect(await dialog.findByText('Failed to remove AI integration')).toBeTruthy()
    expect(await screen.findByText('•••• 1a2b')).toBeTruthy()
  })

  it.each([
    ['removes a provider', () => undefined],
    ['counts a provider as removed that a colleague has removed', refuse(404, 'AI_PROVIDER_NOT_FOUND')],
  ])('%s', async (_, answer) => {
    const { dialog, server, user } = await askToRemove(answer)
    server.on(LIST, anAiIntegrationList([]))
    await user.click(dialog.getByRole('button', { name: 'Remove provider' }))
    await screen.findByText('OpenAI removed')
    await screen.findByRole('heading', { name: 'No provider yet' })
  })
})
