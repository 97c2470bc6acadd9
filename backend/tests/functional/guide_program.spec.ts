import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import env from '#start/env'
import { makeToken } from '#identity/api_tokens/tests/support/make_token'
import { makeWebhook, sendDue } from '#notifications/webhooks/tests/support/make_webhook'
import { freePort } from '#tests/environment'
import { deleteTeam, makeTeam } from '#tests/factories/team_factory'
import { projectFile } from '#tests/project'
import { dialect } from '#tests/tags'

const GUIDE = readFileSync(projectFile('docs/guide/api.md'), 'utf8')
const PROGRAM = /```js\n(.*?)```/s.exec(GUIDE)![1]!

test.group('The program of the guide', (group) => {
  dialect(group)

  test('shares a post, gets the signed webhook and finds the post in the feed', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const before = env.webhooks.privateHosts
    Object.assign(env.webhooks, { privateHosts: ['127.0.0.1'] })
    cleanup(async () => {
      Object.assign(env.webhooks, { privateHosts: before })
      await deleteTeam(team)
    })
    const port = await freePort()
    const { token } = await makeToken(team, {
      scopes: ['organizations:read', 'posts:write', 'suggestions:write'],
    })
    const { secret } = await makeWebhook(team, {
      url: `http://127.0.0.1:${port}/`,
      events: ['suggestion.added'],
    })

    const variables = {
      PATH: process.env.PATH,
      FANFARE: `http://${process.env.HOST}:${process.env.PORT}`,
      FANFARE_TOKEN: token,
      WEBHOOK_SECRET: secret,
      PORT: String(port),
    }
    // From the folder whose packages it may import.
    const cwd = projectFile('backend')
    const ended = { isTrue: false }
    const program = promisify(execFile)('node', ['--input-type=module', '--eval', PROGRAM], {
      cwd,
      env: variables,
      timeout: 20_000,
    }).finally(() => (ended.isTrue = true))
    while (!ended.isTrue) {
      await sendDue()
      await wait(20)
    }
    const { stdout } = await program
    assert.equal(stdout, 'suggestion.added Come and work with us in Lisbon!\nin the feed\n')
    assert.isAtMost(PROGRAM.split('\n').filter((line) => line.trim() !== '').length, 30)
  }).timeout(30_000)
})
