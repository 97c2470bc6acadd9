import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tokenOf } from '#tests/call_api'
import { picture } from '#tests/pictures'
import { readReference } from '#tests/reference'
import { mostTrustedActor, type Right } from '#tests/rights/rights'
import { trustedUser, useActors } from '#tests/rights/actors'
import { slow } from '#tests/tags'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall, type PreparedCall } from '#tests/rights/prepare_call'

const run = promisify(execFile)
/** The example of the event stream goes on until it is stopped. */
const ENDLESS = 'GET /api/stream'
/** The agent is the one with which the tests sign in. */
const CURL = 'silent\noutput = /dev/null\nwrite-out = "%{http_code}"\nmax-time = 20\nuser-agent = "node"\n'

const upper = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()
const variableOf = (name: string) => (name === 'token' ? 'LINK_TOKEN' : upper(name))

/** The parameters of a path and the fields of a body, as variables of the shell. */
function variablesOf({ route }: Right, { path, body = {} }: PreparedCall): Record<string, string> {
  const pattern = route.split(' ')[1]!
  const [address = '', query] = path.split('?')
  const parts = address.split('/')
  const parameters = pattern
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at]!] as const] : []))
  return Object.fromEntries(
    [...fieldsOf(body), ...new URLSearchParams(query), ...parameters].map(([name, value]) => [
      variableOf(name),
      value,
    ]),
  )
}

/** The texts of a body, also within lists and objects; of a list, the first. */
function fieldsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return fieldsOf(value[0], name === 'ids' ? 'firstId' : name.replace(/s$/, ''))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, each]) => fieldsOf(each, field))
}

/** The status that the table of permissions promises this user. */
const statusOf = (right: Right) => {
  const actor = mostTrustedActor(right) ?? 'owner'
  return right.expected[actor as 'owner'] ?? right.expected.stranger
}

const rights = await allRights()

test.group('The example of', (group) => {
  slow(group)
  const actors = useActors(group)
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'examples-'))
    await writeFile(join(folder, '.curlrc'), CURL)
    await writeFile(join(folder, 'picture.png'), await picture().png().toBuffer())
    return () => rm(folder, { recursive: true })
  })

  /** Runs an example in a shell, as a reader does, and returns the status of the answer. */
  async function statusAfter(example: string, variables: Record<string, string>): Promise<number> {
    const env = {
      PATH: process.env.PATH,
      CURL_HOME: folder,
      FANFARE: `http://${process.env.HOST}:${process.env.PORT}`,
      ...variables,
    }
    const { stdout } = await run('sh', ['-euc', example], { cwd: folder, env })
    return Number(stdout)
  }

  for (const right of rights.filter(({ route }) => route !== ENDLESS)) {
    test(`${right.route} runs as it is written`, async ({ assert }) => {
      const { paths } = await readReference()
      const [method = '', pattern = ''] = right.route.split(' ')
      const operation = paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      if (operation === undefined) return
      const { team, users } = await actors()
      const user = trustedUser({ team, users }, right)
      const variables = variablesOf(right, await prepareCall(right, team))
      const [{ source }] = operation['x-codeSamples'] as [{ source: string }]
      const status = await statusAfter(source, {
        NAME: 'Ada Lovelace',
        TOKEN: await tokenOf(user!),
        ...variables,
      })
      // The row may send what is refused on purpose.
      if (status >= 300) assert.equal(status, statusOf(right), `${source}\n${JSON.stringify(variables)}`)
    })
  }
})
