import { randomBytes } from 'node:crypto'
import { AddAiIntegration, ProviderAddresses } from '#ai/public'

/** Gives an organization a key for the language models of the sandbox, so that it can generate texts immediately. */
export async function addSandboxKey(organizationId: string, actorId: string): Promise<void> {
  await new AddAiIntegration(new ProviderAddresses()).handle({
    organizationId,
    actorId,
    provider: 'openai',
    apiKey: `sk-sandbox-${randomBytes(12).toString('hex')}`,
  })
}
