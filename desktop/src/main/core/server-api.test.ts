import { unknown } from 'valibot'
import { expect, it } from 'vitest'
import { createServerApi } from './server-api.ts'

function setUp(server: string | null, token: string | null, status = 200) {
  const sent: Request[] = []
  const refused: string[] = []
  const api = createServerApi({
    server: () => server,
    token: () => token,
    language: () => 'pt',
    onUnauthenticated: (each) => void refused.push(each),
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return Response.json({ code: 'UNAUTHENTICATED', message: 'No' }, { status })
    },
  })
  return { api, sent, refused }
}

it('asks the chosen server with the token and the language of the session', async () => {
  const { api, sent } = setUp('https://fanfare.example', 'secret-token')
  await api.get('/organizations', unknown())
  expect(sent[0]?.url).toBe('https://fanfare.example/api/organizations')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-token')
  expect(sent[0]?.headers.get('accept-language')).toBe('pt')
})

it.each([
  ['a server', null, 'secret-token'],
  ['a token', 'https://fanfare.example', null],
])('sends nothing without %s', async (_what, server, token) => {
  const { api, sent } = setUp(server, token)
  await expect(api.get('/organizations', unknown())).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
  })
  expect(sent).toEqual([])
})

it('reports a token that the server refuses', async () => {
  const { api, refused } = setUp('https://fanfare.example', 'secret-token', 401)
  await expect(api.get('/organizations', unknown())).rejects.toMatchObject({ status: 401 })
  expect(refused).toEqual(['secret-token'])
})
