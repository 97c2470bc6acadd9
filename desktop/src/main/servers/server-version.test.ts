import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { checkVersionOf } from './server-version.ts'

const SERVER = 'https://fanfare.example'

async function check(minimumClient: unknown, before: Record<string, string> = {}) {
  const state = aState({ version: '1.0.0', tooOldFor: before })
  const versions: string[] = []
  const answer = { status: 'ok', name: 'fanfare', version: '1.2.3', minimumClient }
  const fetch = async () => Response.json(answer)
  await checkVersionOf({ state, fetch, onVersion: (version) => void versions.push(version) })(SERVER)
  return { versions, tooOldFor: state.getState().tooOldFor }
}

it('hears the version of the server, and which client that needs', async () => {
  await expect(check('1.1.0')).resolves.toEqual({ versions: ['1.2.3'], tooOldFor: { [SERVER]: '1.1.0' } })
})

it.each(['1.0.0', undefined, 7, 'soon'])('works with a server that needs %j', async (minimum) => {
  await expect(check(minimum, { [SERVER]: '1.1.0' })).resolves.toMatchObject({ tooOldFor: {} })
})

it('leaves what is known of other servers', async () => {
  const { tooOldFor } = await check('1.0.0', { 'https://other.example': '2.0.0' })
  expect(tooOldFor).toEqual({ 'https://other.example': '2.0.0' })
})
